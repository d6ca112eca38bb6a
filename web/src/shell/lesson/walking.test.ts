import { beforeEach, expect, test } from 'vitest';
import { Walk } from './walking';

const AT = ['you', 'hand:11', 'hand:4', 'bid'];
let four: HTMLElement, bid: HTMLButtonElement, first: HTMLElement, second: HTMLElement;

let along: Walk;

beforeEach(() => {
  along = new Walk(AT);
  document.body.innerHTML = `<main id="main" tabindex="-1"><a href="#x">x</a><button data-part="hand:4">4</button>
    <button data-part="bid" disabled>bid</button><b data-part="you">you</b>
    <button data-part="hand:11">a</button><button data-part="hand:11">b</button></main>`;
  for (const one of document.querySelectorAll('[data-part]'))
    one.getClientRects = () => [{}] as unknown as DOMRectList;
  [four, bid, first, second] = [...document.querySelectorAll('button')] as [
    HTMLElement,
    HTMLButtonElement,
    HTMLElement,
    HTMLElement,
  ];
});

function walk(): HTMLElement | null {
  const next = along.next(document.activeElement);
  next?.focus();
  return next;
}

test('Tab goes through what a bubble points at, in its order, and then on as ever', () => {
  document.getElementById('main')!.focus();
  expect([walk(), walk(), walk(), walk()]).toEqual([first, second, four, null]);
});

test('what has become pressable meanwhile comes next, wherever the focus was led', () => {
  [walk(), walk(), walk()];
  bid.disabled = false;
  document.querySelector('a')!.focus();
  expect([walk(), walk()]).toEqual([bid, null]);
});

test('what was reached in another way is not gone to again', () => {
  first.focus();
  expect(walk()).toBe(second);
});

test('when what had the focus has gone, Tab begins again', () => {
  expect([walk(), walk()]).toEqual([first, second]);
  second.blur();
  expect(walk()).toBe(first);
});

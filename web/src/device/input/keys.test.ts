import { afterEach, expect, test, vi } from 'vitest';
import { press } from './keys';

afterEach(() => {
  document.body.innerHTML = '';
});

function key(name: string, shortcuts: Record<string, () => void> = {}, target: Element = document.body): boolean {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true });
  Object.defineProperty(event, 'target', { value: target });
  return press(event, document.body, shortcuts);
}

test('Space and digits press what the table marks', () => {
  document.body.innerHTML = `<button data-option>one</button><button data-option disabled>off</button>
    <button data-option>two</button><button data-confirm>go</button><input>`;
  const pressed: string[] = [];
  for (const button of document.querySelectorAll('button')) {
    button.getClientRects = () => [{}] as unknown as DOMRectList;
    button.onclick = () => pressed.push(button.textContent);
  }
  expect(key('2')).toBe(true);
  expect(key(' ')).toBe(true);
  expect(pressed).toEqual(['two', 'go']);
  expect(key('3')).toBe(false);
  expect(key('1', {}, document.querySelector('input')!)).toBe(false);
  expect(key(' ', {}, document.querySelector('button')!)).toBe(false);
});

test('after a digit, Space confirms, although the button of a closed dialog still had the focus', () => {
  document.body.innerHTML = '<button>Menu</button><button data-option>one</button><button data-confirm>go</button>';
  const [menu, option] = document.querySelectorAll('button');
  for (const button of document.querySelectorAll('button')) {
    button.getClientRects = () => [{}] as unknown as DOMRectList;
  }
  menu!.focus();
  expect(key('1', {}, menu)).toBe(true);
  expect(document.activeElement).toBe(document.body);
  option!.focus();
  expect(key('1', {}, option)).toBe(true);
  expect(document.activeElement).toBe(option);
});

test('letters are shortcuts, but not while typing or in a dialog', () => {
  const log = vi.fn();
  expect(key('l', { l: log })).toBe(true);
  document.body.innerHTML = '<dialog open></dialog>';
  expect(key('l', { l: log })).toBe(false);
  expect(log).toHaveBeenCalledOnce();
});

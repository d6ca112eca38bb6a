import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { steady } from './thumb';

let root: HTMLElement;
let button: HTMLButtonElement;
let release: () => void;

const shielded = () => document.querySelector('[data-shield]') !== null;
const press = (detail = 1) =>
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail, clientX: 50, clientY: 50 }));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="root" data-version="1"><button>Take nothing</button></div>';
  root = document.getElementById('root')!;
  button = root.querySelector('button')!;
  document.elementsFromPoint = () => [...document.querySelectorAll('[data-shield], button')];
  release = steady(root);
});
afterEach(() => {
  release();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

test('a button that means something else after a press cannot be pressed for 400 ms', () => {
  press();
  button.textContent = 'Really?';
  vi.advanceTimersByTime(50);
  expect(shielded()).toBe(true);
  vi.advanceTimersByTime(300);
  expect(shielded()).toBe(true);
  vi.advanceTimersByTime(100);
  expect(shielded()).toBe(false);
});

test('the wait begins when the meaning changes, however long the server takes', () => {
  press();
  button.disabled = true;
  vi.advanceTimersByTime(2000);
  expect(shielded()).toBe(false);
  root.dataset.version = '2';
  button.disabled = false;
  button.textContent = 'Pass';
  vi.advanceTimersByTime(50);
  expect(shielded()).toBe(true);
});

test('another button under the thumb counts only after a choice: cards of a hand move up', () => {
  const replace = (label: string) => {
    const next = document.createElement('button');
    next.textContent = label;
    button.replaceWith(next);
    button = next;
  };
  press();
  replace('Fire 4');
  vi.advanceTimersByTime(50);
  expect(shielded()).toBe(false);
  root.dataset.version = '2';
  replace('Fire 5');
  vi.advanceTimersByTime(50);
  expect(shielded()).toBe(true);
});

test('the same meaning and presses by keyboard are followed at once', () => {
  press();
  root.dataset.version = '2';
  vi.advanceTimersByTime(50);
  expect(shielded()).toBe(false);
  press(0);
  button.textContent = 'Really?';
  vi.advanceTimersByTime(3500);
  press(0);
  button.textContent = 'Pass';
  vi.advanceTimersByTime(50);
  expect(shielded()).toBe(false);
});

import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import Key from './Key.svelte';

const key = () => screen.getByRole('button');
const isLoud = () => key().classList.contains('loud');

test('what most players want is loud, and done with one press', async () => {
  const press = vi.fn();
  render(Key, { label: 'Roll', loud: true, sure: 'Really?', question: 1, press });
  expect(isLoud()).toBe(true);
  await fireEvent.click(key());
  expect(press).toHaveBeenCalledTimes(1);
});

test('giving something up is never loud, says what, and asks once', async () => {
  const press = vi.fn();
  const props = { label: 'Take nothing', lost: 'instead of: a Mecha', loud: true, sure: 'Really?', press };
  const { rerender } = render(Key, { ...props, question: 1 });
  expect(isLoud()).toBe(false);
  expect(key().textContent).toMatch(/Take nothing instead of: a Mecha/); // words, also where text is read without its layout
  await fireEvent.click(key());
  expect(press).not.toHaveBeenCalled();
  expect(key().textContent).toMatch(/Really\?.*instead of: a Mecha/);
  expect(isLoud()).toBe(false);
  await rerender({ question: 2 });
  expect(key().textContent).toContain('Take nothing');
  await fireEvent.click(key());
  await fireEvent.click(key());
  expect(press).toHaveBeenCalledTimes(1);
});

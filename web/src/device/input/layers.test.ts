import { expect, test, vi } from 'vitest';
import { closeLast, opened } from './layers';

test('what was opened last is closed first; what is closed is forgotten', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const forgetFirst = opened(first);
  const forgetSecond = opened(second);
  closeLast();
  expect(second).toHaveBeenCalledOnce();
  expect(first).not.toHaveBeenCalled();
  forgetSecond();
  closeLast();
  expect(first).toHaveBeenCalledOnce();
  forgetFirst();
  closeLast();
  expect(first).toHaveBeenCalledOnce();
});

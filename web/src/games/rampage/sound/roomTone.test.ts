import { expect, test, vi } from 'vitest';
import { RoomTone } from './roomTone';

test('the room is heard once it can be, and is not begun again with every news', () => {
  const end = vi.fn();
  const start = vi.fn<() => (() => void) | null>(() => end);
  start.mockReturnValueOnce(null); // before the first gesture in the page
  const room = new RoomTone(start);
  for (let k = 0; k < 4; k++) room.keep();
  expect(start).toHaveBeenCalledTimes(2);
  expect(end).not.toHaveBeenCalled();
  room.hush();
  room.hush();
  expect(end).toHaveBeenCalledTimes(1);
  room.keep();
  expect(start).toHaveBeenCalledTimes(3);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPointer, pointer } from '../../device/input/pointer';
import { HOLD, Inspecting, LINGER, REST } from './inspecting.svelte';
import { subjectOf, subjectsIn } from './subjects';

let root: HTMLElement;
let pressed = 0;
let hovers = true;
let inspecting: Inspecting;
followPointer();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main><button data-part="hand:3"><span data-about="power:3">x</span></button>
    <p data-about="city:1 city:2">y</p><i>z</i></main>`;
  root = document.querySelector('main')!;
  pressed = 0;
  hovers = true;
  [pointer.x, pointer.y] = [-1, -1];
  root.querySelector('button')!.addEventListener('click', () => (pressed += 1));
  inspecting = new Inspecting(
    () => true,
    () => hovers,
  );
  inspecting.attach(root);
});
afterEach(() => vi.useRealTimers());

function point(kind: string, on: string, pointerType: string, clientX = 0): void {
  const event = new MouseEvent(kind, { bubbles: true, clientX });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  root.querySelector(on)!.dispatchEvent(event);
}

test('an element says what it is and where it lies', () => {
  expect(subjectOf(root.querySelector('span'), false)).toMatchObject({ things: ['power:3'], part: 'hand:3' });
  expect(subjectOf(root.querySelector('button'), true)).toMatchObject({ things: ['hand:3'], held: true });
  expect(subjectOf(root.querySelector('p'), false)).toMatchObject({ things: ['city:1', 'city:2'], part: '' });
  expect(subjectOf(root.querySelector('i'), false)).toBeNull();
});

test('a mouse must rest, and a press ends the explanation', () => {
  point('pointerover', 'span', 'mouse');
  vi.advanceTimersByTime(REST - 1);
  expect(inspecting.subject).toBeNull();
  vi.advanceTimersByTime(1);
  expect(inspecting.subject).toMatchObject({ held: false });
  point('pointerdown', 'span', 'mouse');
  expect(inspecting.subject).toBeNull();
});

test('what comes to lie under a mouse that rests is not explained, until the mouse goes on', () => {
  point('pointerover', 'span', 'mouse', 40);
  point('pointerdown', 'span', 'mouse', 40);
  point('pointerover', 'p', 'mouse', 40);
  vi.advanceTimersByTime(REST);
  point('pointermove', 'p', 'mouse', 44);
  vi.advanceTimersByTime(REST);
  expect(inspecting.subject).toBeNull();
  point('pointermove', 'p', 'mouse', 60);
  vi.advanceTimersByTime(REST);
  expect(inspecting.subject).toMatchObject({ things: ['city:1', 'city:2'] });
  point('pointerover', 'span', 'mouse', 60);
  vi.advanceTimersByTime(REST);
  expect(inspecting.subject).toBeNull();
});

test('what another page opens under a resting mouse is not explained', () => {
  point('pointerdown', 'i', 'mouse', 40);
  inspecting = new Inspecting(
    () => true,
    () => hovers,
  );
  inspecting.attach(root);
  point('pointerover', 'span', 'mouse', 40);
  vi.advanceTimersByTime(REST);
  expect(inspecting.subject).toBeNull();
  point('pointermove', 'span', 'mouse', 60);
  vi.advanceTimersByTime(REST);
  expect(inspecting.subject).toMatchObject({ things: ['power:3'] });
});

test('where the innermost thing is not known, what is around it is explained', () => {
  root.querySelector('p')!.innerHTML = '<i data-part="die:0">6</i>';
  inspecting = new Inspecting(
    ({ things }) => things[0] !== 'die:0',
    () => true,
  );
  inspecting.attach(root);
  point('pointerover', 'p i', 'mouse', 40);
  vi.advanceTimersByTime(REST);
  expect(inspecting.subject).toMatchObject({ things: ['city:1', 'city:2'] });
});

test('nothing is explained to a mouse where that is switched off', () => {
  hovers = false;
  point('pointerover', 'span', 'mouse');
  vi.advanceTimersByTime(REST);
  expect(inspecting.subject).toBeNull();
});

test('a finger that holds is answered, and its click presses nothing', () => {
  point('pointerdown', 'span', 'touch');
  vi.advanceTimersByTime(HOLD);
  expect(inspecting.subject).toMatchObject({ held: true });
  point('pointerup', 'span', 'touch');
  root.querySelector('button')!.click();
  expect(pressed).toBe(0);
  expect(inspecting.subject).not.toBeNull();
  root.querySelector('button')!.click();
  expect(pressed).toBe(1);
});

test('a finger that plays by holding asks nothing', () => {
  root.querySelector('button')!.setAttribute('data-holds', '');
  point('pointerdown', 'span', 'touch');
  vi.advanceTimersByTime(LINGER);
  expect(inspecting.subject).toBeNull();
  point('pointerup', 'span', 'touch');
  root.querySelector('button')!.click();
  expect(pressed).toBe(1);
});

test('on a picture a slow tap chooses, and only a longer hold asks', () => {
  const picture = root.querySelector('i')!;
  picture.setAttribute('data-at-pointer', '');
  picture.setAttribute('data-about', 'floor:3');
  point('pointerdown', 'i', 'touch');
  vi.advanceTimersByTime(LINGER - 1);
  expect(inspecting.subject).toBeNull();
  vi.advanceTimersByTime(1);
  expect(inspecting.subject).toMatchObject({ things: ['floor:3'], held: true });
});

test('the click that ends a hold does not press what was opened above', () => {
  let closed = 0;
  const above = document.body.appendChild(document.createElement('dialog'));
  above.addEventListener('click', () => (closed += 1));
  point('pointerdown', 'span', 'touch');
  vi.advanceTimersByTime(HOLD);
  above.click();
  expect(closed).toBe(0);
  above.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  above.click();
  expect(closed).toBe(1);
});

test('a finger that moves or leaves early presses as always', () => {
  point('pointerdown', 'span', 'touch');
  point('pointermove', 'span', 'touch', 30);
  vi.advanceTimersByTime(HOLD);
  point('pointerdown', 'span', 'touch');
  point('pointerup', 'span', 'touch');
  vi.advanceTimersByTime(HOLD);
  expect(inspecting.subject).toBeNull();
  root.querySelector('button')!.click();
  expect(pressed).toBe(1);
});

test('the keyboard asks about what has the focus', () => {
  root.querySelector('button')!.focus();
  inspecting.focused();
  expect(inspecting.subject).toMatchObject({ part: 'hand:3', held: true });
  inspecting.close();
  expect(inspecting.subject).toBeNull();
});

test('a picture explains what is under the pointer, beside the pointer, once it rests', () => {
  const picture = root.querySelector('i')!;
  picture.setAttribute('data-at-pointer', '');
  picture.setAttribute('data-about', 'floor:3');
  point('pointermove', 'i', 'mouse', 40);
  vi.advanceTimersByTime(REST - 1);
  point('pointermove', 'i', 'mouse', 50);
  vi.advanceTimersByTime(REST - 1);
  expect(inspecting.subject).toBeNull();
  vi.advanceTimersByTime(1);
  expect(inspecting.subject).toMatchObject({ things: ['floor:3'], box: { left: 50 } });
  point('pointermove', 'i', 'mouse', 60);
  expect(inspecting.subject).toBeNull();
});

test('the keyboard goes on to everything else, in reading order, each explanation once', () => {
  root.insertAdjacentHTML('beforeend', '<b data-about="city:1 city:2">w</b><b data-about="level">v</b>');
  expect(subjectsIn(root).map(({ key }) => key)).toEqual(['hand:3', 'power:3', 'city:1 city:2', 'level']);
  root.querySelector('button')!.focus();
  inspecting.focused();
  const seen = [1, 1, 1, 1, -1].map((by) => {
    inspecting.step(by);
    return inspecting.subject?.key;
  });
  expect(seen).toEqual(['power:3', 'city:1 city:2', 'level', 'hand:3', 'level']);
});

test('where the focus is on nothing, what comes after it is explained', () => {
  root.insertAdjacentHTML('beforeend', '<button id="later">w</button><b data-about="level">v</b>');
  inspecting.focused();
  expect(inspecting.subject).toMatchObject({ key: 'hand:3', held: true });
  document.getElementById('later')!.focus();
  inspecting.focused();
  expect(inspecting.subject).toMatchObject({ key: 'level' });
});

test('the keyboard reaches each thing of a picture, with its part', () => {
  root.innerHTML = '<canvas data-at-pointer data-within="vehicle:7=piece:7 zone:1=zone:1" tabindex="0"></canvas>';
  root.querySelector('canvas')!.focus();
  inspecting.focused();
  expect(inspecting.subject).toMatchObject({ things: ['vehicle:7'], part: 'piece:7' });
  inspecting.step(1);
  expect(inspecting.subject).toMatchObject({ things: ['zone:1'], part: 'zone:1' });
});

test('in an open dialog only what is in it is asked about', () => {
  root.insertAdjacentHTML('beforeend', '<dialog open><b data-about="level">v</b></dialog>');
  expect(inspecting.all().map(({ key }) => key)).toEqual(['level']);
});

test('a press on what cannot be used explains it', () => {
  root.querySelector('button')!.setAttribute('data-asks', '');
  root.querySelector('span')!.click();
  expect(inspecting.subject).toMatchObject({ part: 'hand:3', held: true });
});

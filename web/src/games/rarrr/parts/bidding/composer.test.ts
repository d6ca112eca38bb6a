import { describe, expect, it } from 'vitest';
import { Composer } from './composer.svelte';

/** Two Electrical 1, an Electrical 3, a Toxic 2. */
function dealt(): Composer {
  const composer = new Composer();
  composer.hold([0, 0, 2, 4]);
  return composer;
}

describe('composing a bid', () => {
  it('starts with nothing', () => expect(dealt().empty).toBe(true));

  it('raises a card into the set of its type, and lowers it again', () => {
    const composer = dealt();
    composer.press(2, 0);
    composer.press(0, 0);
    expect(composer.bid).toEqual({ do: 'bid', sets: [{ power: 0, cards: [0, 2], boost: 0, down: [] }] });
    composer.press(2, 0);
    expect(composer.sets[0]?.cards).toEqual([0]);
  });

  it('lays cards face-down into the set that is being filled', () => {
    const composer = dealt();
    composer.press(3, 1);
    composer.filling = 1;
    composer.press(0, 0);
    expect(composer.sets).toEqual([{ power: 1, cards: [4], boost: 0, down: [0] }]);
    composer.press(0, 0);
    expect(composer.sets[0]?.down).toEqual([]);
  });

  it('moves a Boost from one set to the other: there is one of each', () => {
    const composer = dealt();
    composer.boost(0, 2);
    composer.boost(1, 2);
    expect(composer.boosts).toEqual([0, 2, 0, 0]);
    composer.boost(1, 3);
    expect(composer.boosts).toEqual([0, 3, 0, 0]);
    composer.boost(1, 3);
    expect(composer.empty).toBe(true);
  });

  it('lays out a bid that was offered', () => {
    const composer = dealt();
    composer.load({ do: 'bid', sets: [{ power: 1, cards: [4], boost: 1, down: [0, 0] }] });
    expect(composer.bid.sets).toEqual([{ power: 1, cards: [4], boost: 1, down: [0, 0] }]);
  });

  it('keeps what is composed while the hand stays the same, and clears with a new one', () => {
    const composer = dealt();
    composer.press(0, 0);
    composer.hold([0, 0, 2, 4]);
    expect(composer.empty).toBe(false);
    composer.hold([0, 2, 4]);
    expect(composer.empty).toBe(true);
  });
});

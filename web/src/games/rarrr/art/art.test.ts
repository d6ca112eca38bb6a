import { describe, expect, it } from 'vitest';
import { powerSign, regionSign } from './icons';
import { lookOf, mouthParts } from './monsters';
import { curve, half, limb } from './shapes';
import { houses, landmarkOf, seeded } from './skyline';

const MONSTERS = ['fu', 'ga', 'ro', 'mo', 'ku', 'ji', 'do', 'ra', 'ba', 'gi', 'zo', 'na'];

describe('drawing', () => {
  it('has a look of its own for each of the twelve Monsters, and one for an owner’s', () => {
    const looks = MONSTERS.map((id) => lookOf(id));
    expect(new Set(looks).size).toBe(12);
    expect(new Set(looks.map((look) => look.colours.skin)).size).toBe(12);
    expect(lookOf('somebody else', 13)).toBe(looks[1]);
  });

  it('draws no broken paths, in any mood', () => {
    for (const look of MONSTERS.map((id) => lookOf(id))) {
      const mouths = (['calm', 'roar', 'angry', 'sleep'] as const).flatMap((mood) => mouthParts(look.mouth, mood));
      for (const { d } of [...look.back, ...look.body, ...look.front, ...mouths]) expect(d).toMatch(/^M[^N]*$/);
    }
  });

  it('builds the same city every time, and another for another name', () => {
    expect(houses('paris', 140, 10, 40)).toEqual(houses('paris', 140, 10, 40));
    expect(houses('paris', 140, 10, 40)).not.toEqual(houses('rome', 140, 10, 40));
    expect(seeded('a')()).not.toBe(seeded('b')());
    expect(landmarkOf('paris')).toBeDefined();
    expect(landmarkOf('nowhere')).toBeUndefined();
  });

  it('reads points written as text', () => {
    expect(curve('0 0, 10 0, 10 10')).toBe(
      curve([
        [0, 0],
        [10, 0],
        [10, 10],
      ]),
    );
    expect(half('0 0, 10 10, 0 20')).not.toContain('NaN');
    expect(limb('0 0, 10 10, 0 20', 4, 2)).not.toContain('NaN');
  });

  it('has a sign for what it does not know', () => {
    expect(powerSign('magnetic')).toBe(regionSign('umbrella'));
    expect(powerSign('fire')).not.toBe(powerSign('toxic'));
  });
});

import { describe, expect, it } from 'vitest';
import { landmarkOf } from './landmarks';
import { lookOf } from './monsters';
import { mouthParts } from './mouth';
import { powerSign, regionSign } from './signs';
import { houses, seeded } from './skyline';

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

  it('has a sign for what it does not know', () => {
    expect(powerSign('magnetic')).toBe(regionSign('umbrella'));
    expect(powerSign('fire')).not.toBe(powerSign('toxic'));
  });
});

import { expect, test } from 'vitest';
import { facesOf } from './faces';

const casts = import.meta.glob<string>('../../../../src/roarhouse/games/*/bot/characters.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each(Object.entries(casts))('every opponent of %s has a face of its own', async (path, cast) => {
  const ids = [...cast.matchAll(/^id = "(.*)"$/gm)].map(([, id]) => id);
  const faces = await facesOf(path.split('/').at(-3)!);
  expect(ids).toHaveLength(5);
  expect(Object.keys(faces)).toEqual(ids);
  expect(new Set(Object.values(faces).map((face) => JSON.stringify(face.parts))).size).toBe(5);
});

test('a game without faces has none', async () => {
  expect(await facesOf('growl')).toEqual({});
});

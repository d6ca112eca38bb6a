// Import contracts of src/: a game imports no other game, layers point one way, no cycles, and no game is named outside
// its folder. `--self-test` plants one violation of each kind and expects it to be found.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
/** What each top-level folder may import, besides itself. Games are reached by `import.meta.glob` only. */
const MAY = {
  device: ['play', 'net'],
  i18n: ['device', 'play'],
  net: ['play', 'device'],
  fair: ['play', 'net'],
  play: ['net', 'fair', 'i18n', 'device'],
  kit: ['net', 'play', 'i18n', 'device'],
  shell: ['net', 'play', 'fair', 'i18n', 'device', 'kit'],
  games: ['net', 'play', 'fair', 'i18n', 'device', 'kit'],
};
const ENDINGS = ['', '.ts', '.svelte.ts', '.svelte'];
const IMPORT =
  /(import|export)\s+(type\s+)?([^;'"]*?\sfrom\s+)?['"](\.{1,2}\/[^'"]+)['"]|import\(['"](\.{1,2}\/[^'"]+)['"]\)/g;

function readSources() {
  return new Map(
    readdirSync(SRC, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|svelte|css|ftl)$/.test(entry.name))
      .map((entry) => relative(SRC, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
      .map((path) => [path, readFileSync(join(SRC, path), 'utf8')]),
  );
}

/** The imports of a file as [path, lasting]: imports of types alone are gone when the page runs. */
function importsOf(path, text, sources) {
  return [...text.matchAll(IMPORT)].flatMap((match) => {
    const target = relative(SRC, resolve(SRC, dirname(path), match[4] ?? match[5])).replaceAll(sep, '/');
    const found = ENDINGS.map((ending) => target + ending).find((name) => sources.has(name));
    return found ? [[found, !match[2] && !match[5]]] : [];
  });
}

const top = (path) => path.split('/')[0];
const gameOf = (path) => (top(path) === 'games' ? path.split('/')[1] : null);

function crossing(from, to) {
  if (gameOf(from) && gameOf(to) && gameOf(from) !== gameOf(to)) return `${from} imports another game: ${to}`;
  const may = MAY[top(from)];
  if (!may || top(from) === top(to) || may.includes(top(to))) return null;
  return `${from} must not import ${to}`;
}

/** A cycle of lasting imports that a file is part of; null if there is none. */
function cycleFrom(start, graph) {
  const stack = [[start, [start]]];
  const seen = new Set();
  while (stack.length) {
    const [at, way] = stack.pop();
    for (const next of graph.get(at) ?? []) {
      if (next === start) return [...way, start];
      if (!seen.has(next)) stack.push([next, [...way, next]]);
      seen.add(next);
    }
  }
  return null;
}

function cyclesIn(graph) {
  const known = new Set();
  return [...graph.keys()].flatMap((start) => {
    const cycle = known.has(start) ? null : cycleFrom(start, graph);
    for (const one of cycle ?? []) known.add(one);
    return cycle ? [`cycle: ${cycle.join(' -> ')}`] : [];
  });
}

function named(path, text, games) {
  if (gameOf(path) || path.endsWith('.gen.ts')) return [];
  return games.filter((game) => new RegExp(`\\b${game}\\b`, 'i').test(text)).map((game) => `${path} names ${game}`);
}

function problemsOf(sources) {
  const games = [...new Set([...sources.keys()].flatMap((path) => gameOf(path) ?? []))];
  const edges = [...sources].map(([path, text]) => [path, importsOf(path, text, sources)]);
  const crossings = edges.flatMap(([path, found]) => found.flatMap(([to]) => crossing(path, to) ?? []));
  const graph = new Map(edges.map(([path, found]) => [path, found.filter(([, lasts]) => lasts).map(([to]) => to)]));
  return [...crossings, ...cyclesIn(graph), ...[...sources].flatMap(([path, text]) => named(path, text, games))];
}

function selfTest(sources) {
  const [one, other] = [...new Set([...sources.keys()].flatMap((path) => gameOf(path) ?? []))];
  const planted = {
    [`games/${one}/planted.ts`]: `import '../${other}/marks';`,
    'kit/planted.ts': "import '../shell/play/Play.svelte';",
    'net/planted.ts': "import './planted2';",
    'net/planted2.ts': "import './planted';",
    'play/planted.ts': `export const first = '${one}';`,
  };
  const found = problemsOf(new Map([...sources, ...Object.entries(planted)]));
  return found.length === 4 ? [] : [`self-test: 4 planted problems, found ${found.length}: ${found.join('; ')}`];
}

const sources = readSources();
const problems = [...problemsOf(sources), ...(process.argv.includes('--self-test') ? selfTest(sources) : [])];
for (const problem of problems) console.error(problem);
if (problems.length) process.exit(1);
console.log(`imports: ${sources.size} files, no game imports another, no cycles`);

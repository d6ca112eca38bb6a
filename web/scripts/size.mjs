// What the first page loads, gzipped: index.html, its scripts and styles, and the fonts the styles ask for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const MOST = 250_000;
const dist = fileURLToPath(new URL('../dist', import.meta.url));
const html = readFileSync(join(dist, 'index.html'), 'utf8');
const linked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((match) => match[1]);
const styles = linked.filter((path) => path.endsWith('.css')).map((path) => readFileSync(join(dist, path), 'utf8'));
const fonts = styles.flatMap((css) =>
  [...css.matchAll(/url\("?\/(assets\/[^)"]+\.woff2)"?\)/g)].map((match) => match[1]),
);
const weigh = (path) => gzipSync(readFileSync(join(dist, path))).length;

const parts = [...new Set(['index.html', ...linked, ...fonts])].map((path) => [path, weigh(path)]);
const total = parts.reduce((sum, [, size]) => sum + size, 0);
const all = readdirSync(join(dist, 'assets')).reduce((sum, name) => sum + weigh(join('assets', name)), 0);
for (const [path, size] of parts) console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${path}`);
console.log(
  `first load ${(total / 1000).toFixed(1)} kB gzipped (at most ${MOST / 1000}); everything ${(all / 1000).toFixed(1)} kB`,
);
if (total > MOST) process.exit(1);

// What the first page loads, gzipped: index.html, its scripts and styles, and the fonts the styles ask for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const MOST = 250_000;
const MOST_3D = 350_000; // what a Rampage table loads besides, for the third dimension
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
const scene = readdirSync(join(dist, 'assets')).filter((name) => /^(show|City)-.*\.(js|css)$/.test(name));
const depth = scene.reduce((sum, name) => sum + weigh(join('assets', name)), 0);
console.log(`the city in 3D ${(depth / 1000).toFixed(1)} kB gzipped (at most ${MOST_3D / 1000})`);
const early = linked.some((path) => scene.some((name) => path.endsWith(name)));
if (early) console.error('the first page loads the 3D part');
if (total > MOST || depth > MOST_3D || scene.length === 0 || early) process.exit(1);

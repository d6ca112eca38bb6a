// The service worker of a build: its id, and the files that it keeps. Also version.json, by which open pages learn of a
// new build.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('..', import.meta.url));
const dist = join(web, 'dist');
const MADE = ['sw.js', 'version.json'];
const template = readFileSync(join(web, 'worker', 'sw.js'), 'utf8');

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(dist, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
  .filter((path) => !MADE.includes(path))
  .sort();
const hash = createHash('sha256').update(template);
for (const path of files) hash.update(path).update(readFileSync(join(dist, path)));
const build = hash.digest('hex').slice(0, 12);

const index = join(dist, 'index.html');
writeFileSync(index, readFileSync(index, 'utf8').replace('content="development"', `content="${build}"`));
const paths = files.map((path) => (path === 'index.html' ? '/' : `/${path}`));
const head = `const BUILD = ${JSON.stringify(build)};\nconst FILES = ${JSON.stringify(paths)};\n`;
writeFileSync(join(dist, 'sw.js'), head + template);
writeFileSync(join(dist, 'version.json'), `${JSON.stringify({ build })}\n`);
console.log(`build ${build}: the service worker keeps ${paths.length} files`);

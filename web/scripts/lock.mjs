// The lock names no host and lacks no platform: npm leaves packages out without a word, and `npm ci` fails elsewhere.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const problems = [];
const parent = (path) => (path.includes('/node_modules/') ? path.slice(0, path.lastIndexOf('/node_modules/')) : '');

function present(path, name) {
  for (let at = path; ; at = parent(at)) {
    if (packages[at ? `${at}/node_modules/${name}` : `node_modules/${name}`]) return true;
    if (!at) return false;
  }
}

for (const [path, entry] of Object.entries(packages)) {
  if (String(entry.resolved ?? '').startsWith('http')) problems.push(`host recorded: ${path}`);
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!present(path, name)) problems.push(`missing: ${name} (of ${path})`);
  }
}
for (const problem of problems) console.error(problem);
if (problems.length) process.exit(1);
console.log(`package-lock.json: ${Object.keys(packages).length} packages, no host, no platform missing`);

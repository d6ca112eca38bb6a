// TypeScript types of everything the server says and takes, from its own schema; numbers of each rulebook, as
// `numbers.gen.ts` in the game's folder, which is kept: a build needs no Python.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapi, { astToString } from 'openapi-typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));
const python = process.env.PYTHON ?? join(root, '.venv', 'bin', 'python');
const folder = mkdtempSync(join(tmpdir(), 'roarhouse-'));
const schema = join(folder, 'schema.json');
const made = spawnSync(python, ['-m', 'roarhouse.server.wire.schema', schema], { cwd: root, stdio: 'inherit' });
if (made.status !== 0) {
  console.error(`types: ${python} could not write the schema`);
  process.exit(1);
}
const document = JSON.parse(readFileSync(schema, 'utf8'));
const text = astToString(await openapi(document, { silent: true }));
writeFileSync(
  new URL('../src/net/schema.gen.ts', import.meta.url),
  `// Made by scripts/types.mjs; not kept.\n${text}`,
);
let stale = 0;
for (const [game, numbers] of Object.entries(document['x-numbers'])) {
  if (!Object.keys(numbers).length) continue;
  const file = new URL(`../src/games/${game}/numbers.gen.ts`, import.meta.url);
  const rows = Object.entries(numbers).map(([name, value]) => `  ${name}: ${value},\n`);
  const wanted = `// Made by scripts/types.mjs from components.py.\nexport default {\n${rows.join('')}} as const;\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) continue;
  writeFileSync(file, wanted);
  console.error(`types: ${game}/numbers.gen.ts was stale and is written again: commit it`);
  stale = 1;
}
rmSync(folder, { recursive: true });
process.exitCode = stale;
console.log('types: src/net/schema.gen.ts is fresh');

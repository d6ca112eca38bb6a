// TypeScript types of everything the server says and takes, from its own schema.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
const text = astToString(await openapi(JSON.parse(readFileSync(schema, 'utf8')), { silent: true }));
writeFileSync(
  new URL('../src/net/schema.gen.ts', import.meta.url),
  `// Made by scripts/types.mjs; not kept.\n${text}`,
);
rmSync(folder, { recursive: true });
console.log('types: src/net/schema.gen.ts is fresh');

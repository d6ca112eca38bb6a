// Every prop that a component declares is used by it. Unused variables and imports are svelte-check's work.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

const isProps = (init) =>
  init?.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === '$props';

/** The declaration `… = $props()` of a component; null if it has none. */
function declaration(body) {
  const all = body.filter((one) => one.type === 'VariableDeclaration').flatMap((one) => one.declarations);
  return all.find((one) => isProps(one.init)) ?? null;
}

/** The members of a type literal, or of a type that the component declares itself; types from elsewhere are shared. */
function members(type, body) {
  if (type?.type === 'TSTypeLiteral') return type.members;
  if (type?.type === 'TSIntersectionType') return type.types.flatMap((one) => members(one, body));
  if (type?.type !== 'TSTypeReference') return [];
  const named = body.find((one) => one.id?.name === type.typeName.name && one.type.startsWith('TS'));
  return named?.type === 'TSInterfaceDeclaration' ? named.body.body : members(named?.typeAnnotation, body);
}

/** Is a prop used? One that is kept with the rest is passed on; one of a whole object must be named somewhere. */
function uses({ id }, code) {
  if (id.type !== 'ObjectPattern') return (name) => code.match(new RegExp(`\\b${name}\\b`, 'g')).length > 1;
  const rest = id.properties.some((one) => one.type === 'RestElement');
  const taken = new Set(id.properties.map((one) => one.key?.name ?? one.key?.value));
  return (name) => rest || taken.has(name);
}

function unused(path) {
  const code = readFileSync(path, 'utf8');
  const body = parse(code, { modern: true }).instance?.content.body ?? [];
  const found = declaration(body);
  if (!found) return [];
  const names = members(found.id.typeAnnotation?.typeAnnotation, body).map((one) => one.key.name ?? one.key.value);
  const used = uses(found, code);
  return names.filter((name) => !used(name));
}

const files = readdirSync(SRC, { recursive: true }).filter((name) => name.endsWith('.svelte'));
const problems = files.flatMap((name) =>
  unused(join(SRC, name)).map((prop) => `src/${name}: prop '${prop}' is unused`),
);
for (const problem of problems) console.error(problem);
if (problems.length) process.exit(1);
console.log(`props: ${files.length} components use every prop they declare`);

// Every key stands in both languages with the same facts, and every key the shell uses exists. Else the build fails.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';

const web = fileURLToPath(new URL('..', import.meta.url));
const SHELL = ['net', 'play', 'fair', 'i18n', 'device', 'shell'];
const engine = join(web, '..', 'src', 'roarhouse');

function files(folder, ends) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ends.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('node_modules'));
}

function factsOf(node, found = new Set()) {
  if (Array.isArray(node)) for (const one of node) factsOf(one, found);
  else if (node && typeof node === 'object') {
    if (node.type === 'var') found.add(node.name);
    for (const value of Object.values(node)) factsOf(value, found);
  }
  return found;
}

/** Key to facts; Fluent leaves out what it cannot read, so that shows as a missing key too. */
function messages(path) {
  const text = readFileSync(path, 'utf8');
  const read = new Map(
    new FluentResource(text).body.map((one) => [one.id, [...factsOf(one.value)].sort().join(' ')]),
  );
  const written = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]);
  const problems = written.filter((key) => !read.has(key)).map((key) => `${path}: '${key}' cannot be read`);
  const twice = written.filter((key, i) => written.indexOf(key) !== i);
  for (const key of twice) console.warn(`${path}: '${key}' stands twice; the last one counts`);
  return { read, problems };
}

function compare(english) {
  const german = english.replace(/en\.ftl$/, 'de.ftl');
  let en;
  let de;
  try {
    [en, de] = [messages(english), messages(german)];
  } catch {
    return [`${german} is missing`];
  }
  const found = [...en.problems, ...de.problems];
  for (const [key, facts] of en.read) {
    if (!de.read.has(key)) found.push(`${german}: '${key}' is missing`);
    else if (de.read.get(key) !== facts)
      found.push(`${german}: '${key}' has facts [${de.read.get(key)}], not [${facts}]`);
  }
  for (const key of de.read.keys()) if (!en.read.has(key)) found.push(`${english}: '${key}' is missing`);
  return found;
}

/** Plain keys in `t('…')`; those made of parts are named in the tests. */
function used() {
  const shell = new Set(
    files(join(web, 'src/i18n'), /\ben\.ftl$/).flatMap((path) => [...messages(path).read.keys()]),
  );
  const sources = [
    ...SHELL.flatMap((folder) => files(join(web, 'src', folder), /\.(svelte|ts)$/)),
    join(web, 'src/App.svelte'),
  ];
  return sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\bt\(\s*'([\w-]+)'/g)]
      .filter(([, key]) => !shell.has(key))
      .map(([, key]) => `${path}: no words for '${key}'`),
  );
}

/** All files of the shell form one vocabulary: a key in two of them would hide the other's text. */
function shared() {
  const home = new Map();
  const found = [];
  for (const path of files(join(web, 'src/i18n'), /\ben\.ftl$/)) {
    for (const key of messages(path).read.keys()) {
      if (home.has(key)) found.push(`${path}: '${key}' stands in ${home.get(key)}, too`);
      home.set(key, path);
    }
  }
  return found;
}

const english = [
  ...files(join(web, 'src'), /\ben\.ftl$/),
  ...files(join(engine, 'core'), /\ben\.ftl$/),
  ...files(join(engine, 'games'), /\ben\.ftl$/),
];
const problems = [...english.flatMap(compare), ...used(), ...shared()];
for (const problem of problems) console.error(problem);
if (problems.length) process.exit(1);
console.log(`words: ${english.length} files, complete in both languages`);

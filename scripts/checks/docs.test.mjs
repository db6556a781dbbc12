import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../steps/root.mjs';
import { docs, findBrokenLinks, findUnknownFiles, findUnknownFilesInComments } from './docs.mjs';

const read = (file) => readFileSync(inRoot(file), 'utf8');
const findAll = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);
const inEveryDocument = (find) => Object.entries(docs).flatMap(([file, text]) => find(file, text));

test('finds broken links, headings and file names', () => {
  const text =
    '[a](no.md) [b](README.md#getting-started) [c](README.md#nowhere) `server/src/no.ts` `main.ts`';
  assert.deepEqual(findBrokenLinks('x.md', text), ['x.md: no.md', 'x.md: README.md#nowhere']);
  assert.deepEqual(findUnknownFiles('x.md', text), ['x.md: no.md', 'x.md: server/src/no.ts']);
});

test('every link in the documents leads to a file and a heading that exist', () => {
  assert.deepEqual(inEveryDocument(findBrokenLinks), []);
});

test('every file that the documents name exists', () => {
  assert.deepEqual(inEveryDocument(findUnknownFiles), []);
});

test('every file that a comment names exists', () => {
  assert.deepEqual(findUnknownFilesInComments(), []);
});

test('every command in the documents exists', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const commands = inEveryDocument((_, text) => findAll(text, /npm run ([\w:-]+)/g));
  assert.ok(commands.length > 50, `${commands.length} commands`);
  assert.deepEqual(
    commands.filter((name) => !(name in scripts)),
    [],
  );
});

test('README lists every command', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const listed = findAll(docs['README.md'], /^ {4}npm (?:run )?([\w:-]+) +#/gm);
  assert.deepEqual(listed.toSorted(), Object.keys(scripts).toSorted());
});

test('every benchmark in the documents exists', () => {
  const source = read('bench/bench.ts');
  const names = inEveryDocument((_, text) => findAll(text, /bench -- ([a-z-]*[a-z])/g));
  assert.ok(names.length > 10, `${names.length} benchmarks`);
  assert.deepEqual(
    names.filter((name) => !new RegExp(`^  '?${name}'?[,:]|\\{ '?${name}'?`, 'm').test(source)),
    [],
  );
});

test('README lists every setting', () => {
  const sources = readdirSync(inRoot('server/src/config')).filter((file) => !file.endsWith('.test.ts'));
  const settings = sources.flatMap((file) =>
    findAll(read(`server/src/config/${file}`), /'([A-Z][A-Z0-9_]+)'/g),
  );
  const rows = findAll(docs['README.md'], /^\| (`[A-Z].*?) \|/gm);
  const listed = rows.flatMap((row) => findAll(row, /`(\w+)`/g));
  assert.deepEqual(listed.toSorted(), [...new Set(settings)].toSorted());
});

test('docs/production.md lists every metric', () => {
  const folder = 'server/src/features/system';
  const sources = readdirSync(inRoot(folder)).filter((file) => !file.endsWith('.test.ts'));
  const metrics = sources.flatMap((file) => findAll(read(`${folder}/${file}`), /'(sikhya_\w+)'/g));
  assert.ok(metrics.length > 10, `${metrics.length} metrics`);
  assert.deepEqual(
    metrics.filter((name) => !docs['docs/production.md'].includes(name)),
    [],
  );
});

test('docs/architecture.md lists every job', () => {
  const sources = readdirSync(inRoot('server/src/jobs')).filter((file) => !file.endsWith('.test.ts'));
  const jobs = sources.flatMap((file) =>
    findAll(read(`server/src/jobs/${file}`), /^ {4}name: '([a-z-]+)'/gm),
  );
  assert.ok(jobs.length > 20, `${jobs.length} jobs`);
  const [, section] = docs['docs/architecture.md'].split('\n## Jobs\n');
  const listed = findAll(section.split('\n## ')[0], /^\| `([a-z-]+)`/gm);
  assert.deepEqual(listed.toSorted(), jobs.toSorted());
});

test('every decision has a title and a date in the same form', () => {
  const decisions = Object.entries(docs).filter(([file]) => /^docs\/decisions\/\d/.test(file));
  const wrong = decisions
    .filter(([, text]) => !/^# \D.*\n\n\d{4}-\d\d-\d\d/.test(text))
    .map(([file]) => file);
  assert.deepEqual(wrong, []);
});

test('the list of decisions has every decision once', () => {
  const files = readdirSync(inRoot('docs/decisions')).filter((file) => /^\d/.test(file));
  assert.deepEqual(
    findAll(docs['docs/decisions/README.md'], /\]\((\d.*?\.md)\)/g).toSorted(),
    files.toSorted(),
  );
});

test('the settings for systemd in docs/production.md have no comment behind a value', () => {
  const [settings] = findAll(docs['docs/production.md'], /^ {3}```\n([^`]*NODE_ENV=production[^`]*)/gm);
  const lines = settings.split('\n').map((line) => line.trim());
  assert.ok(lines.length > 5, `${lines.length} lines`);
  assert.deepEqual(
    lines.filter((line) => /^\w+=.*#/.test(line)),
    [],
  );
});

test('the service for systemd can write to the BACKUP_DIR of docs/production.md and always starts again', () => {
  const service = read('deploy/sikhya.service');
  const [folder] = findAll(docs['docs/production.md'], /^ *BACKUP_DIR=(\S+)/gm);
  assert.deepEqual(findAll(service, /^ReadWritePaths=-?(.*)/gm), [folder]);
  assert.match(service, /^Restart=always$/m);
  assert.match(service, /^StartLimitIntervalSec=0$/m);
});

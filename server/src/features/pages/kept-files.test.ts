import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { keepBuildFiles } from './kept-files.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'sikhya-kept-'));
after(() => rm(folder, { recursive: true, force: true }));

const DAY = 24 * 3600 * 1000;
const START = new Date('2026-11-01T00:00:00Z').getTime();
const onDay = (day: number) => new Date(START + day * DAY);
const kept = path.join(folder, 'kept');

async function createBuild(name: string, files: Record<string, string>): Promise<string> {
  const build = path.join(folder, name);
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(build, file)), { recursive: true });
    await writeFile(path.join(build, file), content);
  }
  return build;
}

const listKept = async () => (await readdir(path.join(kept, 'assets'), { recursive: true })).sort();

test('files of a build stay for a week after its last day, and shared files as long as a build uses them', async () => {
  const old = await createBuild('old', {
    'assets/a-1.js': 'a1',
    'assets/vendor-1.js': 'v',
    'assets/pdfjs-6/font.ttf': 'font',
    'early.js': 'not hashed',
  });
  const next = await createBuild('next', { 'assets/a-2.js': 'a2', 'assets/vendor-1.js': 'v' });
  await keepBuildFiles(old, kept, onDay(0));
  // the process runs for a month and marks its files every day
  for (let day = 1; day <= 30; day += 1) await keepBuildFiles(old, kept, onDay(day));
  await keepBuildFiles(next, kept, onDay(31));
  const all = ['a-1.js', 'a-2.js', 'pdfjs-6', 'pdfjs-6/font.ttf', 'vendor-1.js'];
  assert.deepEqual(await listKept(), all);
  assert.equal(await readFile(path.join(kept, 'assets/a-1.js'), 'utf8'), 'a1');
  await keepBuildFiles(next, kept, onDay(37));
  assert.deepEqual(await listKept(), all);
  await keepBuildFiles(next, kept, onDay(39));
  assert.deepEqual(await listKept(), ['a-2.js', 'pdfjs-6', 'vendor-1.js']);
});

test('several processes can start at once', async () => {
  const build = await createBuild('shared', { 'assets/b-1.js': 'b1', 'assets/c-1.js': 'c1' });
  await Promise.all([1, 2].map(() => keepBuildFiles(build, kept, onDay(40))));
  const files = await listKept();
  assert.ok(files.includes('b-1.js') && files.includes('c-1.js'));
  assert.ok(!files.some((file) => file.endsWith('.part')));
});

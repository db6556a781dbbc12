import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { after, test } from 'node:test';
import { UPLOADS } from '@sikhya/contract/files.ts';
import sharp from 'sharp';
import { temporaryFolder } from '../storage/storage-for-test.ts';
import { type Product, startProduct } from '../testing/product-process.ts';

const folder = await temporaryFolder({ after });
const DATA_DIR = path.join(folder, 'data');
const SETTINGS = { DATA_DIR, SERVE_WEB: '0', DEMO: '0', ADMIN_PASSWORD: 'ପାସୱାର୍ଡ-123' };

async function run(
  command: 'backup' | 'restore',
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, `${command}.ts`), ...args], {
    env: { ...process.env, DATA_DIR },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output: output.trim() };
}

async function signIn({ address }: Product): Promise<string> {
  const answer = await fetch(`${address}/api/auth/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: SETTINGS.ADMIN_PASSWORD }),
  });
  return ((await answer.json()) as { token: string }).token;
}

async function sessionStatus({ address }: Product, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${address}/api/auth/session`, { headers })).status;
}

/** A course with a picture. */
async function writeCourse({ address }: Product, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const form = new FormData();
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } }).png();
  form.append(UPLOADS.thumbnail.field, new Blob([Buffer.from(await picture.toBuffer())]), 'a.png');
  const sent = await fetch(address + UPLOADS.thumbnail.path, { method: 'POST', headers, body: form });
  const { url } = (await sent.json()) as { url: string };
  const course = { title: 'ଇତିହାସ', description: 'd', price: 0, isFree: true, thumbnail: url, subjects: [] };
  const made = await fetch(`${address}/api/admin/courses`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(course),
  });
  assert.equal(made.status, 201);
}

const readCatalogue = async ({ address }: Product) => (await fetch(`${address}/api/public/courses`)).json();

test('28 backs up and restores with and without a running server, into an empty and a filled database', async (t) => {
  const { code, output } = await run('backup');
  assert.equal(code, 1);
  assert.match(output, /^There is no database in .+data\. Set DATA_DIR or DATABASE_URL as for the server/);
  assert.deepEqual(await readdir(folder), []);

  const first = await startProduct(SETTINGS);
  t.after(first.stop);
  const token = await signIn(first);
  await writeCourse(first, token);
  const catalogue = await readCatalogue(first);
  const liveBackup = await run('backup');
  assert.equal(liveBackup.code, 0, liveBackup.output);
  const backup = /^The backup is in (.+): \d+ rows and [1-9]\d* files\.$/m.exec(liveBackup.output)![1]!;
  assert.equal(path.dirname(backup), path.join(DATA_DIR, 'backups'));
  const refused = await run('restore', backup);
  assert.equal(refused.code, 1);
  assert.match(refused.output, /The database is not empty: .* With --replace/);
  assert.match(
    (await run('restore', backup, '--replace')).output,
    /^Cannot ask without a terminal; add --yes/,
  );
  assert.equal(await sessionStatus(first, token), 200);
  const replaced = await run('restore', backup, '--replace', '--yes');
  assert.equal(replaced.code, 0, replaced.output);
  assert.match(replaced.output, /Restored the state of .* Everyone has to sign in again\.$/);
  assert.equal(await sessionStatus(first, await signIn(first)), 200);
  assert.deepEqual(await readCatalogue(first), catalogue);
  await first.stop();

  const elsewhere = path.join(folder, 'elsewhere');
  assert.equal((await run('backup', elsewhere)).code, 0);
  const [name] = await readdir(elsewhere);
  await rm(DATA_DIR, { recursive: true });
  const restored = await run('restore', path.join(elsewhere, name!));
  assert.equal(restored.code, 0, restored.output);
  const second = await startProduct(SETTINGS);
  t.after(second.stop);
  assert.deepEqual(await readCatalogue(second), catalogue);
  const [course] = (catalogue as { courses: { thumbnail: string }[] }).courses;
  assert.equal((await fetch(new URL(course!.thumbnail, second.address))).status, 200);
  assert.equal(await sessionStatus(second, token), 401);
});

test('prints the usage and exits with code 1 when the arguments are wrong', async () => {
  for (const args of [['a', 'b'], ['--help']]) {
    assert.match((await run('backup', ...args)).output, /^Usage:\n {2}npm run backup /);
  }
  for (const args of [[], ['a', 'b'], ['a', '--force']]) {
    const { code, output } = await run('restore', ...args);
    assert.equal(code, 1);
    assert.match(output, /^Usage:\n {2}npm run restore /);
  }
});

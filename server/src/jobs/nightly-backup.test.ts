import assert from 'node:assert/strict';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, test } from 'node:test';
import { restoreBackup } from '../backup/restore.ts';
import { temporaryFolder } from '../storage/storage-for-test.ts';
import { createEmptySite, createSiteWithContent, readAllRows } from '../testing/site-with-content.ts';
import { nightlyBackup } from './nightly-backup.ts';

const folder = path.join(await temporaryFolder({ after }), 'backups');
const site = await createSiteWithContent();
const target = await createEmptySite();
const warnings: object[] = [];
const log = { warn: (details: object) => warnings.push(details) };
const clock = { now: new Date() };
const parts = { ...site, folder, log, now: () => clock.now };
const job = nightlyBackup(parts);
const never = new AbortController().signal;

const DAY_MS = 24 * 3600 * 1000;
const firstNight = Math.ceil(Date.now() / DAY_MS) * DAY_MS + 21 * 3600 * 1000;
const toName = (night: number) =>
  `nightly-${new Date(firstNight + night * DAY_MS).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

const OTHERS = ['nightly-notes', 'sikhya-2020-01-01T00-00-00Z', 'photos', 'nightly-2020-01-01T00-00-00Z'];

test('makes one backup each night, keeps seven and deletes nothing else', async () => {
  for (const name of OTHERS) {
    await mkdir(path.join(folder, name), { recursive: true });
    await writeFile(path.join(folder, name, 'mine'), '');
  }
  await writeFile(path.join(folder, OTHERS[1]!, 'manifest.json'), '{}');
  await mkdir(path.join(folder, 'nightly-2020-01-02T00-00-00Z.unfinished'));
  await job.run(never);
  assert.equal(
    (await readdir(folder)).length,
    OTHERS.length + 1,
    'makes no backup of a database created today',
  );
  for (let night = 0; night < 9; night += 1) {
    clock.now = new Date(firstNight + night * DAY_MS);
    await job.run(never);
    clock.now = new Date(clock.now.getTime() + 3600 * 1000);
    await job.run(never);
  }
  const kept = [2, 3, 4, 5, 6, 7, 8].map(toName);
  assert.deepEqual(await readdir(folder), [...kept, ...OTHERS].sort());
  assert.deepEqual(warnings, []);
});

test('unchanged files use disk space once, and the newest backup can be restored', async () => {
  const newest = path.join(folder, toName(8));
  for (const entry of await readdir(path.join(newest, 'files'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    assert.equal((await stat(path.join(entry.parentPath, entry.name))).nlink, 7, entry.name);
  }
  await restoreBackup(target, newest, { replace: false });
  assert.deepEqual(await readAllRows(target.address), await readAllRows(site.address));
});

test('keeps older backups when a backup fails or is aborted, and retries', async () => {
  const before = await readdir(folder);
  clock.now = new Date(firstNight + 9 * DAY_MS);
  const failing = nightlyBackup({
    ...parts,
    address: { ...site.address, database: 'missing_database' },
  });
  await assert.rejects(failing.run(never));
  assert.deepEqual(await readdir(folder), before);
  await job.run(AbortSignal.abort());
  assert.deepEqual(await readdir(folder), before);
  await job.run(never);
  assert.ok((await readdir(folder)).includes(toName(9)));
});

test('copies a file from the storage when its copy in an earlier backup is damaged', async () => {
  const earlier = path.join(folder, toName(9), 'files');
  const [id] = await readdir(earlier);
  const [name] = await readdir(path.join(earlier, id!));
  await writeFile(path.join(earlier, id!, name!), 'damaged');
  clock.now = new Date(firstNight + 10 * DAY_MS);
  await job.run(never);
  await restoreBackup(target, path.join(folder, toName(10)), { replace: true });
  const missing = `${id}/${name}`;
  await site.storage.remove(missing);
  await rm(path.join(folder, toName(10)), { recursive: true });
  await job.run(never);
  assert.deepEqual(warnings, [{ missing: [missing], damaged: [] }]);
});

test('reports a folder that cannot be written long before a backup is due', async () => {
  const file = path.join(folder, 'a-file');
  await writeFile(file, '');
  for (const unusable of [file, path.join(file, 'backups')])
    await assert.rejects(
      nightlyBackup({ ...parts, folder: unusable }).run(never),
      /^BackupError: No backup can be written to .*a-file/,
    );
});

test('reports a folder below /proc, where no folder can be created', {
  skip: process.platform !== 'linux' && 'only Linux has /proc',
  timeout: 60_000,
}, async () => {
  for (const unusable of ['/proc/backups', '/proc/backups/of/sikhya'])
    await assert.rejects(
      nightlyBackup({ ...parts, folder: unusable }).run(never),
      /^BackupError: No backup can be written to \/proc\/backups.* \(ENOENT\)/,
    );
});

test('makes backups although one was made while the clock was years ahead', async () => {
  await mkdir(path.join(folder, 'nightly-2093-01-01T21-00-00Z'));
  await writeFile(path.join(folder, 'nightly-2093-01-01T21-00-00Z', 'manifest.json'), '{}');
  clock.now = new Date(firstNight + 11 * DAY_MS);
  await job.run(never);
  const names = await readdir(folder);
  assert.ok(names.includes(toName(11)) && names.includes('nightly-2093-01-01T21-00-00Z'));
});

import assert from 'node:assert/strict';
import { cp, mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { withConnection } from '../database/connection.ts';
import { type Storage, StorageError } from '../storage/storage.ts';
import { listKeys, temporaryFolder } from '../storage/storage-for-test.ts';
import {
  createEmptySite,
  createSiteWithContent,
  NEVER_ABORTED,
  readAllRows,
} from '../testing/site-with-content.ts';
import { readChecksum } from './checksum.ts';
import { createFileCopier } from './copy-files.ts';
import { createBackup } from './create-backup.ts';
import { readFileRows } from './dump-tables.ts';
import { BackupError, explainDiskError } from './errors.ts';
import { getFilePath, getManifestPath, getTablePath, type Manifest } from './manifest.ts';
import { restoreBackup } from './restore.ts';

const folder = await temporaryFolder({ after });
const site = await createSiteWithContent();
const target = await createEmptySite();
const parts = { ...site, now: () => new Date(), signal: NEVER_ABORTED };
const { folder: intact, manifest } = await createBackup(parts, 'sikhya', folder);

/** Copies the intact backup and damages the copy. */
async function copyWith(change: (copy: string) => Promise<unknown>): Promise<string> {
  const copy = path.join(folder, crypto.randomUUID());
  await cp(intact, copy, { recursive: true });
  await change(copy);
  return copy;
}

async function flipBit(file: string): Promise<void> {
  const content = await readFile(file);
  content[content.length >> 1]! ^= 1;
  await writeFile(file, content);
}

const rewriteManifest = (copy: string, change: (manifest: Manifest) => object) =>
  writeFile(getManifestPath(copy), JSON.stringify(change(structuredClone(manifest))));

/** Replaces the rows of a table and updates the manifest accordingly. */
async function replaceRows(copy: string, table: string, lines: string): Promise<void> {
  await writeFile(getTablePath(copy, table), gzipSync(lines));
  const checksum = await readChecksum(getTablePath(copy, table));
  const rows = lines.split('\n').length - 1;
  await rewriteManifest(copy, ({ tables, ...rest }) => ({
    ...rest,
    tables: tables.map((one) => (one.name === table ? { ...one, ...checksum, rows } : one)),
  }));
}

const aFile = manifest.files[0]!.key;

const BROKEN: Record<string, [change: (copy: string) => Promise<unknown>, message: RegExp]> = {
  'a flipped bit in a table': [
    (copy) => flipBit(getTablePath(copy, 'students')),
    /students.copy.gz was changed since it was/,
  ],
  'a flipped bit in a file': [
    (copy) => flipBit(getFilePath(copy, aFile)),
    /was changed since it was written. Nothing was/,
  ],
  'a missing file': [
    (copy) => rm(getFilePath(copy, aFile)),
    /cannot be read \(ENOENT\). Nothing was restored/,
  ],
  'a missing table': [(copy) => rm(getTablePath(copy, 'papers')), /papers.copy.gz cannot be read/],
  'no manifest': [
    (copy) => rm(getManifestPath(copy)),
    /is not a complete backup: its manifest.json cannot be read/,
  ],
  'half a manifest': [
    (copy) => writeFile(getManifestPath(copy), '{"format":1,'),
    /manifest.json .* is damaged/,
  ],
  'a key outside the folder': [
    (copy) => rewriteManifest(copy, (m) => ({ ...m, files: [{ ...m.files[0], key: '../../x' }] })),
    /manifest.json .* is damaged/,
  ],
  'a newer format': [
    (copy) => rewriteManifest(copy, (m) => ({ ...m, format: 2 })),
    /newer version .*, in format 2; update/,
  ],
  'a newer schema': [
    (copy) => rewriteManifest(copy, (m) => ({ ...m, migration: m.migration + 1 })),
    /newer version of this program/,
  ],
  'rows with missing references': [
    (copy) => replaceRows(copy, 'students', ''),
    /table \w+ .* refer to rows that are not in the/,
  ],
  'more invalid rows than one read returns': [
    (copy) => replaceRows(copy, 'admins', 'x\n'.repeat(1_000_000)),
    /The table admins of the backup cannot be restored \(invalid input syntax for type uuid/,
  ],
  'lines that are not rows': [
    (copy) => replaceRows(copy, 'admins', 'x\n'),
    /The table admins of the backup cannot be restored/,
  ],
  'a wrong number of rows': [
    (copy) =>
      rewriteManifest(copy, (m) => ({ ...m, tables: m.tables.map((t) => ({ ...t, rows: t.rows + 1 })) })),
    /cannot be restored \(\d+ rows instead of \d+\)/,
  ],
};

for (const [what, [change, message]] of Object.entries(BROKEN)) {
  test(`refuses a backup with ${what} and changes nothing`, async () => {
    const before = await readAllRows(target.address);
    const backup = await copyWith(change);
    await assert.rejects(restoreBackup(target, backup, { replace: true }), (error: unknown) => {
      assert.ok(error instanceof BackupError, String(error));
      assert.match(error.message, message);
      return true;
    });
    assert.deepEqual(await readAllRows(target.address), before);
  });
}

test('refuses a database that the server would refuse', async () => {
  const name = `${target.address.database}_c`;
  const execute = (statement: string) =>
    withConnection(site.address, (owner) => owner.execute(sql.raw(statement)));
  await execute(`create database ${name} template template0 locale_provider libc locale 'C'`);
  try {
    const unusable = { ...target, address: { ...target.address, database: name } };
    await assert.rejects(restoreBackup(unusable, intact, { replace: false }), /has the locale C/);
  } finally {
    await execute(`drop database ${name} with (force)`);
  }
});

test('an unfinished backup has another name and no manifest', async () => {
  const parent = path.join(folder, 'broken-off');
  const stopping = new AbortController();
  let inBetween: string[] = [];
  const storage: typeof site.storage = {
    ...site.storage,
    async open(key) {
      inBetween = await readdir(parent);
      const [unfinished] = inBetween;
      await cp(path.join(parent, unfinished!), path.join(folder, 'half'), { recursive: true });
      stopping.abort(new BackupError('Stopped.'));
      return site.storage.open(key);
    },
  };
  await assert.rejects(createBackup({ ...parts, storage, signal: stopping.signal }, 'sikhya', parent));
  assert.match(inBetween.join(), /^sikhya-[^,]+Z\.unfinished$/);
  assert.deepEqual(await readdir(parent), []);
  await assert.rejects(
    restoreBackup(target, path.join(folder, 'half'), { replace: true }),
    /is not a complete backup/,
  );
});

test('the next backup deletes one that was left unfinished a day ago', async () => {
  const parent = path.join(folder, crypto.randomUUID());
  const old = path.join(parent, 'sikhya-2026-11-01T20-30-00Z.unfinished');
  const written = path.join(parent, 'sikhya-2026-11-01T21-30-00Z.unfinished');
  const other = path.join(parent, 'photos.unfinished');
  for (const name of [old, written, other]) {
    await mkdir(path.join(name, 'files/an-id'), { recursive: true });
    await writeFile(path.join(name, 'files/an-id/document.pdf'), 'half');
    for (const entry of ['files/an-id/document.pdf', 'files/an-id', 'files', ''])
      await utimes(path.join(name, entry), 1_700_000_000, 1_700_000_000);
  }
  const now = new Date('2026-11-15T20:30:00Z');
  const lastWrite = now.getTime() / 1000 - 23 * 3600;
  await utimes(path.join(written, 'files/an-id/document.pdf'), lastWrite, lastWrite);
  const made = await createBackup({ ...parts, now: () => now }, 'sikhya', parent);
  assert.deepEqual(
    (await readdir(parent)).sort(),
    [made.folder, written, other].map((name) => path.basename(name)).sort(),
  );
});

test('replaces a database with content only with --replace', async () => {
  const before = await readAllRows(site.address);
  await assert.rejects(
    restoreBackup({ ...site, print: () => {} }, intact, { replace: false }),
    /^BackupError: The database is not empty: .* With --replace/,
  );
  assert.deepEqual(await readAllRows(site.address), before);
  // A database that only has the first admin counts as empty.
  await restoreBackup(target, intact, { replace: false });
  await assert.rejects(restoreBackup(target, intact, { replace: false }), /not empty/);
  await restoreBackup(target, intact, { replace: true });
  assert.deepEqual(await readAllRows(target.address), before);
  assert.deepEqual(await listKeys(target.storage), await listKeys(site.storage));
});

test('refuses to overwrite a backup or to write into a file', async () => {
  const at = new Date('2026-11-15T20:30:00Z');
  const made = await createBackup({ ...parts, now: () => at }, 'sikhya', folder);
  assert.equal(path.basename(made.folder), 'sikhya-2026-11-15T20-30-00Z');
  await assert.rejects(
    createBackup({ ...parts, now: () => at }, 'sikhya', folder),
    /There is a backup .* already/,
  );
  await writeFile(path.join(folder, 'a-file'), '');
  await assert.rejects(
    createBackup(parts, 'sikhya', path.join(folder, 'a-file')),
    /No backup can be written to .*a-file/,
  );
  await rename(made.folder, `${made.folder}-moved`);
});

test('explains a full disk', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  assert.match(
    String(explainDiskError(full, '/backups')),
    /The disk is full, so no backup was made in \/backups; older/,
  );
  const other = new Error('other');
  assert.equal(explainDiskError(other, '/backups'), other);
});

test('a database that is down is not reported as a folder that cannot be written', async () => {
  const address = { ...parts.address, host: path.join(folder, 'no-database') };
  await assert.rejects(createBackup({ ...parts, address }, 'sikhya', folder), {
    code: 'ENOENT',
    syscall: 'connect',
  });
});

test('a file whose copy cannot be written is closed in the storage', async () => {
  const backup = path.join(folder, crypto.randomUUID());
  const opened: Readable[] = [];
  const storage: Storage = {
    ...site.storage,
    async open(key) {
      // a folder is in the place of the copy
      await mkdir(getFilePath(backup, key));
      const content = await site.storage.open(key);
      if (content) opened.push(content);
      return content;
    },
  };
  const copyFiles = createFileCopier(storage, backup, null, NEVER_ABORTED);
  const rows = await readFileRows(site.db);
  await assert.rejects(copyFiles(rows), { code: 'ERR_FS_EISDIR' });
  assert.deepEqual(
    opened.map(({ destroyed }) => destroyed),
    [true],
  );
});

/** A storage whose downloads are lost after some bytes, as many times for each file. */
function losingDownloads(times: number): Storage {
  const opened = new Map<string, number>();
  return {
    ...site.storage,
    async open(key) {
      const count = (opened.get(key) ?? 0) + 1;
      opened.set(key, count);
      if (count > times) return site.storage.open(key);
      const lost = new PassThrough();
      lost.write('some', () => lost.destroy(new StorageError('away')));
      return lost;
    },
  };
}

test('a download that is lost is repeated twice', async () => {
  const parent = path.join(folder, crypto.randomUUID());
  const repeated = await createBackup({ ...parts, storage: losingDownloads(2) }, 'sikhya', parent);
  assert.deepEqual(repeated.manifest.files, manifest.files);
  await rm(repeated.folder, { recursive: true });
  const storage = losingDownloads(3);
  await assert.rejects(createBackup({ ...parts, storage }, 'sikhya', parent), StorageError);
  assert.deepEqual(await readdir(parent), []);
});

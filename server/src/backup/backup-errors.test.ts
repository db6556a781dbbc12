import assert from 'node:assert/strict';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { listKeys, temporaryFolder } from '../storage/storage-for-test.ts';
import { emptySite, NEVER, readAllRows, testSite } from '../testing/site-with-content.ts';
import { readChecksum } from './checksum.ts';
import { createBackup } from './create-backup.ts';
import { BackupError, explainDiskError } from './errors.ts';
import { fileIn, type Manifest, manifestIn, tableIn } from './manifest.ts';
import { restoreBackup } from './restore.ts';

const folder = await temporaryFolder({ after });
const site = await testSite();
const target = await emptySite();
const parts = { ...site, now: () => new Date(), signal: NEVER };
const { folder: sound, manifest } = await createBackup(parts, 'sikhya', folder);

/** A copy of the sound backup with something wrong. */
async function copyWith(change: (copy: string) => Promise<unknown>): Promise<string> {
  const copy = path.join(folder, crypto.randomUUID());
  await cp(sound, copy, { recursive: true });
  await change(copy);
  return copy;
}

async function flipByte(place: string): Promise<void> {
  const content = await readFile(place);
  content[content.length >> 1]! ^= 1;
  await writeFile(place, content);
}

const rewrite = (copy: string, change: (manifest: Manifest) => object) =>
  writeFile(manifestIn(copy), JSON.stringify(change(structuredClone(manifest))));

/** Other rows in a table, under a manifest that agrees with them. */
async function forge(copy: string, table: string, lines: string): Promise<void> {
  await writeFile(tableIn(copy, table), gzipSync(lines));
  const seal = await readChecksum(tableIn(copy, table));
  const rows = lines.split('\n').length - 1;
  await rewrite(copy, ({ tables, ...rest }) => ({
    ...rest,
    tables: tables.map((one) => (one.name === table ? { ...one, ...seal, rows } : one)),
  }));
}

const aFile = manifest.files[0]!.key;

const BROKEN: Record<string, [change: (copy: string) => Promise<unknown>, sentence: RegExp]> = {
  'a flipped bit in a table': [
    (copy) => flipByte(tableIn(copy, 'students')),
    /students.copy.gz was changed since it was/,
  ],
  'a flipped bit in a file': [
    (copy) => flipByte(fileIn(copy, aFile)),
    /was changed since it was written. Nothing was/,
  ],
  'a missing file': [(copy) => rm(fileIn(copy, aFile)), /cannot be read \(ENOENT\). Nothing was restored/],
  'a missing table': [(copy) => rm(tableIn(copy, 'papers')), /papers.copy.gz cannot be read/],
  'no manifest': [(copy) => rm(manifestIn(copy)), /is not a whole backup: its manifest.json cannot be read/],
  'half a manifest': [(copy) => writeFile(manifestIn(copy), '{"format":1,'), /manifest.json .* is damaged/],
  'a way out of the folder': [
    (copy) => rewrite(copy, (m) => ({ ...m, files: [{ ...m.files[0], key: '../../x' }] })),
    /manifest.json .* is damaged/,
  ],
  'a newer format': [
    (copy) => rewrite(copy, (m) => ({ ...m, format: 2 })),
    /newer version .*, in format 2; update/,
  ],
  'a newer schema': [
    (copy) => rewrite(copy, (m) => ({ ...m, migration: m.migration + 1 })),
    /newer version of this program/,
  ],
  'rows that refer to nothing': [
    (copy) => forge(copy, 'students', ''),
    /table \w+ .* do not fit those of the other/,
  ],
  'more of them than are read at once': [
    (copy) => forge(copy, 'admins', 'x\n'.repeat(1_000_000)),
    /The table admins of the backup cannot be restored \(invalid input syntax for type uuid/,
  ],
  'lines that are no rows': [
    (copy) => forge(copy, 'admins', 'x\n'),
    /The table admins of the backup cannot be restored/,
  ],
  'other rows than were counted': [
    (copy) => rewrite(copy, (m) => ({ ...m, tables: m.tables.map((t) => ({ ...t, rows: t.rows + 1 })) })),
    /cannot be restored \(\d+ rows instead of \d+\)/,
  ],
};

for (const [what, [change, sentence]] of Object.entries(BROKEN)) {
  test(`${what}: refused, and everything stays as it was`, async () => {
    const before = await readAllRows(target.address);
    const backup = await copyWith(change);
    await assert.rejects(restoreBackup(target, backup, { replace: true }), (error: unknown) => {
      assert.ok(error instanceof BackupError, String(error));
      assert.match(error.message, sentence);
      return true;
    });
    assert.deepEqual(await readAllRows(target.address), before);
  });
}

test('a backup that was not finished has another name and no manifest', async () => {
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
    /is not a whole backup/,
  );
});

test('a database with content is given up only when that is said', async () => {
  const before = await readAllRows(site.address);
  await assert.rejects(
    restoreBackup({ ...site, say: () => {} }, sound, { replace: false }),
    /^BackupError: The database is not empty: .* With --replace/,
  );
  assert.deepEqual(await readAllRows(site.address), before);
  // an admin alone is what a first start makes
  await restoreBackup(target, sound, { replace: false });
  await assert.rejects(restoreBackup(target, sound, { replace: false }), /not empty/);
  await restoreBackup(target, sound, { replace: true });
  assert.deepEqual(await readAllRows(target.address), before);
  assert.deepEqual(await listKeys(target.storage), await listKeys(site.storage));
});

test('a backup never writes over another, nor where it may not', async () => {
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

test('a full disk is told in a sentence', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  assert.match(
    String(explainDiskError(full, '/backups')),
    /The disk is full, so no backup was made in \/backups; older/,
  );
  const other = new Error('other');
  assert.equal(explainDiskError(other, '/backups'), other);
});

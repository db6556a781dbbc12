import assert from 'node:assert/strict';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { after, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { longTransaction } from '../database/long-transaction.ts';
import { applyMigrations, dropSchema, newestMigration } from '../database/rebuild-schema.ts';
import { listKeys, read, temporaryFolder } from '../storage/storage-for-test.ts';
import {
  createEmptySite,
  createSiteWithContent,
  NEVER_ABORTED,
  readAllRows,
  toFileId,
} from '../testing/site-with-content.ts';
import { testAppOn } from '../testing/test-app.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore.ts';

const folder = await temporaryFolder({ after });
const sites = { disk: await createSiteWithContent('disk'), s3: await createSiteWithContent('s3') };
const targets = { disk: await createEmptySite('disk'), s3: await createEmptySite('s3') };
const [old, fromOld] = [await createEmptySite(), await createEmptySite()];
const now = () => new Date();

for (const [kind, other] of [
  ['disk', 's3'],
  ['s3', 'disk'],
] as const) {
  const site = sites[kind];

  test(`28 restores all rows and files from ${kind} to ${other}`, async () => {
    const parent = path.join(folder, kind);
    const made = await createBackup({ ...site, now, signal: NEVER_ABORTED }, 'sikhya', parent);
    assert.deepEqual([made.manifest.missing, made.manifest.damaged], [[], []]);
    const target = targets[other];
    await restoreBackup(target, made.folder, { replace: false });

    const rows = await readAllRows(site.address);
    assert.deepEqual(await readAllRows(target.address), rows);
    const empty = Object.keys(rows).filter((name) => rows[name]!.length === 0);
    assert.deepEqual(empty, []);
    const keys = await listKeys(site.storage);
    assert.equal(keys.length, 2 + 2 + 3 + 2 + 1);
    assert.deepEqual(await listKeys(target.storage), keys);
    for (const key of keys) {
      assert.ok((await read(target.storage, key))!.equals((await read(site.storage, key))!), key);
    }
  });

  test(`28 ${other}: old sessions are invalid after a restore, and sign-in and triggers work`, async () => {
    const target = targets[other];
    const restored = await testAppOn(target.db, {}, { storage: target.storage });
    const headers = { authorization: `Bearer ${site.token}` };
    assert.equal((await restored.app.inject({ url: '/api/auth/session', headers })).statusCode, 401);
    const before = await target.db.execute<{ rows: string }>(sql`select rows from totals`);
    const count = await target.db.execute<{ rows: string }>(sql`select count(*) as rows from students`);
    assert.deepEqual(before.rows, count.rows);
    const { token } = (
      await restored.app.inject({
        method: 'POST',
        url: '/api/auth/admin/login',
        payload: { username: 'asha', password: 'ପାସୱାର୍ଡ-of-asha-9' },
      })
    ).json();
    assert.equal(typeof token, 'string');
    // The triggers are enabled again.
    await target.db.execute(sql`delete from students`);
    const totals = await target.db.execute<{ rows: string }>(sql`select rows from totals`);
    assert.deepEqual(totals.rows, [{ rows: '0' }]);
  });
}

test('only the owner can read a backup', async () => {
  const [name] = await readdir(path.join(folder, 'disk'));
  const backup = path.join(folder, 'disk', name!);
  for (const entry of await readdir(backup, { recursive: true, withFileTypes: true })) {
    const { mode } = await stat(path.join(entry.parentPath, entry.name));
    assert.equal(mode & 0o077, 0, entry.name);
  }
  assert.equal((await stat(backup)).mode & 0o077, 0);
});

test('migrates a backup with an older schema', async () => {
  const {
    rows: [first],
  } = await old.db.execute<{ at: string }>(
    sql`select created_at as at from drizzle.__drizzle_migrations order by created_at limit 1`,
  );
  const newest = await newestMigration(old.db);
  await longTransaction(old.address, 'read write', async ({ db: tx }) => {
    await dropSchema(tx);
    await applyMigrations(tx, { upTo: Number(first!.at) });
    await tx.execute(sql`insert into students (id, provider_sub, name, email, name_key, search_key)
      values (gen_random_uuid(), 'sub', 'ରବି', 'rabi@example.com', 'ରବି', 'ରବି')`);
  });
  const made = await createBackup({ ...old, now, signal: NEVER_ABORTED }, 'sikhya', path.join(folder, 'old'));
  assert.equal(made.manifest.migration, Number(first!.at));
  await restoreBackup(fromOld, made.folder, { replace: false });
  const { db: restored } = fromOld;
  assert.equal(await newestMigration(restored), newest);
  assert.deepEqual((await restored.execute(sql`select rows from totals`)).rows, [{ rows: '1' }]);
  // Backups do not contain sequences, so the schema must not have any.
  const sequences = await restored.execute(
    sql`select sequencename from pg_sequences where schemaname = current_schema()`,
  );
  assert.deepEqual(sequences.rows, []);
});

test('leaves out a file that is deleted during the backup and reports one that the storage lost', async () => {
  const site = sites.disk;
  const { app, token, storage } = site;
  const [unused, lost] = [await site.upload('pdf'), await site.upload('pdf')];
  const lostKey = `${toFileId(lost)}/document.pdf`;
  await storage.remove(lostKey);
  let deletions = 0;
  const deletingStorage = {
    ...storage,
    async open(key: string) {
      if (deletions++ === 0) {
        const headers = { authorization: `Bearer ${token}` };
        const response = await app.inject({
          method: 'DELETE',
          url: '/api/upload/delete-file',
          headers,
          payload: { fileUrl: unused },
        });
        assert.equal(response.statusCode, 204, response.body);
      }
      return storage.open(key);
    },
  };
  const parts = { ...site, storage: deletingStorage, now, signal: NEVER_ABORTED };
  const { folder: backup, manifest } = await createBackup(parts, 'sikhya', path.join(folder, 'deleted'));
  assert.deepEqual(manifest.missing, [lostKey]);
  assert.ok(!manifest.files.some(({ key }) => key.startsWith(toFileId(unused))));
  const target = targets.s3;
  await restoreBackup(target, backup, { replace: true });
  assert.deepEqual(await readAllRows(target.address), await readAllRows(site.address));
});

test('backs up and reports a file that was changed in the storage', async () => {
  const site = sites.disk;
  const key = `${toFileId(await site.upload('pdf'))}/document.pdf`;
  await site.storage.put(
    key,
    (async function* () {
      yield Buffer.from('something else');
    })(),
    { contentType: 'application/pdf', maxBytes: 100 },
  );
  const parts = { ...site, now, signal: NEVER_ABORTED };
  const { manifest, folder: backup } = await createBackup(parts, 'sikhya', path.join(folder, 'damaged'));
  assert.deepEqual(manifest.damaged, [key]);
  await rm(backup, { recursive: true });
});

import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { newFolder, query, readPostmasterPid, start, startInProcess } from './testing.ts';

describe('one owner per data folder', { concurrency: true }, () => {
  test('25 refuses a second server with the pid of the first, which keeps running', async (t) => {
    const dataDir = await newFolder(t);
    const first = await startInProcess(t, { dataDir });
    const refusal = {
      name: 'EmbeddedPostgresError',
      message: `Another server (process ${first.pid}) already uses ${dataDir}; stop it or set DATA_DIR to another folder.`,
    };
    await assert.rejects(start(t, { dataDir }), refusal);

    // As in another container that shares the folder: the pid means nothing here, but the socket answers.
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
    const text = await readFile(pidFile, 'utf8');
    await writeFile(pidFile, text.replace(`${await readPostmasterPid(dataDir)}`, '4194305'));
    await assert.rejects(start(t, { dataDir }), refusal);
    await writeFile(pidFile, text);

    assert.equal((await query(first.connection, 'select 1')).length, 1);
  });

  test('of two servers that start at the same moment in an empty folder, one runs and the other is refused', async (t) => {
    const dataDir = await newFolder(t, 'd'.repeat(120));
    const both = await Promise.all([startInProcess(t, { dataDir }), startInProcess(t, { dataDir })]);
    const winner = both.find(({ connection }) => connection);
    const loser = both.find(({ error }) => error);
    assert.ok(winner && loser);
    assert.match(loser.error ?? '', new RegExp(`^Another server \\(process ${winner.pid}\\) already uses`));
    assert.equal((await query(winner.connection, 'select 1')).length, 1);
  });
});

import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { newFolder, postmasterPid, query, start, startElsewhere } from './for-test.ts';

describe('one server for one folder', { concurrency: true }, () => {
  test('25 a second server is refused with the number of the first, which goes on', async (t) => {
    const dataDir = await newFolder(t);
    const first = await startElsewhere(t, { dataDir });
    const refusal = {
      name: 'StartFailure',
      message: `Another server (process ${first.pid}) already uses ${dataDir}; stop it or set DATA_DIR to another folder.`,
    };
    await assert.rejects(start(t, { dataDir }), refusal);

    // As in another container that shares the folder: the number means nothing here, but the socket answers.
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
    const text = await readFile(pidFile, 'utf8');
    await writeFile(pidFile, text.replace(`${await postmasterPid(dataDir)}`, '4194305'));
    await assert.rejects(start(t, { dataDir }), refusal);
    await writeFile(pidFile, text);

    assert.equal((await query(first.connection, 'select 1')).length, 1);
  });

  test('two servers start at the same moment in an empty folder: one wins', async (t) => {
    const dataDir = await newFolder(t, 'd'.repeat(120));
    const both = await Promise.all([startElsewhere(t, { dataDir }), startElsewhere(t, { dataDir })]);
    const winner = both.find(({ connection }) => connection);
    const loser = both.find(({ failure }) => failure);
    assert.ok(winner && loser);
    assert.match(loser.failure ?? '', new RegExp(`^Another server \\(process ${winner.pid}\\) already uses`));
    assert.equal((await query(winner.connection, 'select 1')).length, 1);
  });
});

import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  newFolderWithDatabase,
  query,
  rootOnly,
  start,
  waitUntil,
} from '@sikhya/embedded-postgres/testing.ts';
import { connect } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { temporaryFolder } from '../storage/storage-for-test.ts';
import { answerDuring } from '../testing/answer-during.ts';
import { createMockTestCourse } from '../testing/mock-test-helpers.ts';
import { MAIN, startProcess } from '../testing/product-process.ts';
import { roundRobin, startServerGroup } from '../testing/server-group.ts';

const ROUNDS = 20;
const STUDENTS = 8;
const NO_RATE_LIMIT = { CALLS_A_MINUTE_PER_PERSON: '100000', CALLS_A_MINUTE_PER_ADDRESS: '1000000' };

async function createDatabaseFolder(t: TestContext) {
  const dataDir = await newFolderWithDatabase(t);
  const { connection, stop } = await start(t, { dataDir });
  await migrateDatabase(connection, async () => {});
  const { db, close } = connect(connection, 1);
  const course = await createMockTestCourse(db, [20]);
  await close();
  await stop();
  return {
    dataDir,
    connection,
    chapter: { courseId: course._id, chapterId: course.subjects[0]!.chapters[0]!._id },
  };
}

test(`27 no answer is lost when PostgreSQL restarts ${ROUNDS} times under load`, async (t) => {
  const { dataDir, chapter } = await createDatabaseFolder(t);
  let postgres = await start(t, { dataDir });
  const group = await startServerGroup(t, postgres.connection, NO_RATE_LIMIT, { total: 1 });
  const answers = await answerDuring(roundRobin(group.addresses), chapter, STUDENTS, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await sleep(500);
      await postgres.stop();
      await sleep(500);
      postgres = await start(t, { dataDir });
    }
    await sleep(500);
  });
  t.diagnostic(`${answers} answers were acknowledged`);
});

test(
  '27 no answer is lost when the disk of PostgreSQL is full, and it recovers when there is space',
  rootOnly,
  async (t) => {
    const { dataDir, connection, chapter } = await createDatabaseFolder(t);
    const small = await temporaryFolder(t);
    // in a mount namespace of the server, so that the small disk is unmounted when the server ends
    const onSmallDisk = `mount -t tmpfs -o size=120m,mode=755 tmpfs '${small}' && cp -a '${dataDir}/.' '${small}' && exec "$@"`;
    const server = await startProcess(
      MAIN,
      {
        PORT: '0',
        HOST: '127.0.0.1',
        SERVE_WEB: '0',
        DEMO: '0',
        BACKUP: '0',
        DATA_DIR: small,
        ...NO_RATE_LIMIT,
      },
      ['unshare', '--mount', 'sh', '-c', onSmallDisk, 'sh'],
    );
    t.after(() => server.stop());
    const diskPath = path.join(`/proc/${server.pid}/root`, small);
    const filler = path.join(diskPath, 'filler');
    const health = async () => (await fetch(`${server.address}/health`)).status;
    const answers = await answerDuring(roundRobin([server.address]), chapter, STUDENTS, async () => {
      await fillDisk(filler);
      // PostgreSQL has spare WAL files, so without a switch it would not need disk space for minutes
      const inside = { ...connection, host: path.join(diskPath, 'postgres') };
      await waitUntil(async () => {
        await query(inside, 'select pg_switch_wal()').catch(() => {});
        return (await health()) === 503;
      });
      await rm(filler);
      await waitUntil(async () => (await health()) === 200);
      await sleep(500);
    });
    t.diagnostic(`${answers} answers were acknowledged`);
  },
);

async function fillDisk(filler: string): Promise<void> {
  const file = await open(filler, 'w');
  const megabyte = Buffer.alloc(1 << 20);
  try {
    for (;;) await file.write(megabyte);
  } catch {
    // no space left
  } finally {
    await file.close();
  }
}

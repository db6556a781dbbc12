import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import type { Db } from '../server/src/database/database.ts';
import { signInStudent } from '../server/src/testing/answer-during.ts';
import type { Ask } from '../server/src/testing/server-group.ts';
import type { Chapter } from './load.ts';
import { waitFor } from './wait-for.ts';

const READERS = 20;
const JOB_SECONDS = 60;

type Count = { n: number };

export type DueWork = {
  /** Creates work for the jobs that becomes due during the fault. */
  create(): Promise<Created>;
  /** Waits until the jobs have done it, and checks that they did it once. */
  check(created: Created): Promise<void>;
  /** How many mails were created in all rounds. */
  mails(): number;
};

type Created = { messageId: string; results: number };

/** Students who never hand in, and who get messages and mails, so that jobs have work in each round. */
export async function prepareDueWork(parts: {
  db: Db;
  ask: Ask;
  admin: string;
  chapter: Chapter;
}): Promise<DueWork> {
  const { db, ask, admin, chapter } = parts;
  const tokens: string[] = [];
  for (let n = 0; n < READERS; n += 1) {
    const token = await signInStudent(ask, `absent${n}`);
    await ask(`/api/protected/student/enroll/${chapter.courseId}`, { method: 'POST', token });
    tokens.push(token);
  }
  const ids = await db.execute<{ id: string }>(
    sql`select id from students where email like 'absent%@example.com'`,
  );
  assert.equal(ids.rows.length, READERS);
  const count = async (query: ReturnType<typeof sql>) => (await db.execute<Count>(query)).rows[0]!.n;
  const countResults = () =>
    count(sql`select count(*)::int as n from results where test_id = ${chapter.chapterId}`);
  let rounds = 0;

  return {
    async create() {
      rounds += 1;
      const results = await countResults();
      for (const token of tokens) {
        const started = await ask('/api/student/test/attempts', { token, body: chapter });
        assert.equal(started.status, 200, started.body);
      }
      const messageId = await scheduleMessage(ask, admin, chapter.courseId);
      await queueMails(db, rounds);
      await db.execute(sql`update attempts set started_at = now() - interval '2 hours', deadline = now() - interval '1 hour'
        where test_id = ${chapter.chapterId} and handed_in_at is null`);
      return { messageId, results };
    },
    async check({ messageId, results }) {
      const countNotices = () =>
        count(sql`select count(*)::int as n from notices where data->>'messageId' = ${messageId}`);
      await waitFor(
        'every abandoned attempt is graded, and every student is told',
        JOB_SECONDS,
        async () => (await countResults()) >= results + READERS && (await countNotices()) >= READERS,
      );
      assert.equal(await countResults(), results + READERS, 'each abandoned attempt is graded once');
      assert.equal(await countNotices(), READERS, 'each student is told once');
      const sent = await count(
        sql`select count(*)::int as n from audit where action = 'send-message' and subject_id = ${messageId}`,
      );
      assert.equal(sent, 1, 'the message is sent once');
    },
    mails: () => rounds * READERS,
  };
}

async function scheduleMessage(ask: Ask, token: string, courseId: string): Promise<string> {
  const content = { audience: 'course', courseId, studentId: null, title: 'Holiday', text: 'No class.' };
  const created = await ask('/api/admin/messages', {
    token,
    body: { ...content, odia: { title: '', text: '' } },
  });
  assert.equal(created.status, 201, created.body);
  const { _id, revision } = JSON.parse(created.body);
  const sendAt = new Date(Date.now() + 4000).toISOString();
  const scheduled = await ask(`/api/admin/messages/${_id}/schedule`, { token, body: { revision, sendAt } });
  assert.equal(scheduled.status, 200, scheduled.body);
  return _id;
}

/** One mail for each student, of which one becomes due every second, before, during and after the fault. */
async function queueMails(db: Db, round: number): Promise<void> {
  await db.execute(sql`with told as (
      insert into notices (id, student_id, kind, data, cause, created_at)
      select gen_random_uuid(), id, 'new-device', '{}', ${`round ${round}`}, now()
      from students where email like 'absent%@example.com'
      returning id, student_id)
    insert into notice_deliveries (id, student_id, channel, notice_id, not_before)
    select gen_random_uuid(), student_id, 'email', id, now() + row_number() over () * interval '1 second' from told`);
}

import assert from 'node:assert/strict';
import { connect, type Db } from '../server/src/database/database.ts';
import { addAdmin } from '../server/src/features/admin-accounts/service.ts';
import { startMailServer } from '../server/src/testing/mail-server.ts';
import { createMockTestCourse } from '../server/src/testing/mock-test-helpers.ts';
import { roundRobin, startServerGroup } from '../server/src/testing/server-group.ts';
import { createTestScope } from './clean-up.ts';
import { type Chapter, recordWrites, type WriteTimes } from './load.ts';
import { DATABASE_READ_URL, DATABASE_URL } from './settings.ts';

const SERVERS = 2;
const ADMIN = { username: 'cluster-admin', password: 'a password of this test' };

export type School = {
  db: Db;
  writes: WriteTimes;
  admin: string;
  /** For the load, and for the work of the jobs. */
  chapters: { load: Chapter; jobs: Chapter };
  mails: { to: string; messageId: string }[];
};

/** Starts server processes on the cluster, and creates courses there. */
export async function startSchool(logFile: string): Promise<School> {
  const scope = createTestScope();
  const mail = await startMailServer();
  const group = await startServerGroup(
    scope,
    DATABASE_URL,
    {
      DATABASE_READ_URL,
      SMTP_URL: mail.url,
      MAIL_FROM: 'school@example.com',
      LOG_LEVEL: 'info',
      PRIVACY_MINORS: '0',
      CALLS_A_MINUTE_PER_PERSON: '100000',
      CALLS_A_MINUTE_PER_ADDRESS: '1000000',
    },
    { total: SERVERS, logFile },
  );
  scope.after(mail.close);
  const { db, close } = connect(DATABASE_URL, 2);
  scope.after(() => close(0));
  await addAdmin(db, ADMIN);
  const writes = recordWrites(roundRobin(group.addresses));
  const login = await writes.ask('/api/auth/admin/login', { body: ADMIN });
  assert.equal(login.status, 200, login.body);
  return {
    db,
    writes,
    admin: JSON.parse(login.body).token,
    chapters: { load: await createChapter(db, 'Kalinga'), jobs: await createChapter(db, 'Utkala') },
    mails: mail.mails,
  };
}

async function createChapter(db: Db, title: string): Promise<Chapter> {
  const course = await createMockTestCourse(db, [20], title);
  return { courseId: course._id, chapterId: course.subjects[0]!.chapters[0]!._id };
}

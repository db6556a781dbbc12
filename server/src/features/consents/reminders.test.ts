import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { NOTICE_VERSION } from '@sikhya/contract/privacy-notice.ts';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../database/database.ts';
import { consents } from '../../database/tables/consents.ts';
import { noticeBroadcasts, noticeSettings, notices } from '../../database/tables/notices.ts';
import { students } from '../../database/tables/people.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { createPractisingStudent, createReview } from '../../testing/practice-helpers.ts';
import { testApp } from '../../testing/test-app.ts';
import { chapter, createTestCourse } from '../../testing/test-courses.ts';
import { setChannels } from '../notices/delivery-queries.ts';
import { sendDue } from '../notices/sender.ts';
import {
  announceDay,
  createMailSender,
  createSmtpTransport,
  createUnsubscribeLinks,
  notify,
  writeBroadcasts,
} from '../notices/service.ts';

const DAY_MS = 86_400_000;
const NEVER = new AbortController().signal;
const server = await startMailServer();
const transport = createSmtpTransport(server.url);
after(async () => {
  transport.close();
  await server.close();
});
const here = await testApp({ SMTP_URL: server.url });
const { db, clock } = here;
clock.now = new Date('2026-12-01T06:00:00Z');
const now = () => clock.now;
const origin = 'http://localhost:3000';
const links = createUnsubscribeLinks(['s'.repeat(48)], origin);
const sender = createMailSender({ name: 'Sikhya', origin, from: 'a@example.com', links }, transport, {
  perMinute: 100_000,
});
const course = await createTestCourse(db, { subjects: [[chapter('One', { questions: 2 })]] });

/** Creates a minor with a question to practise the next day. */
async function createMinor(name: string) {
  const minor = await createPractisingStudent(here, name, [course]);
  await minor.takeTest(course, { 0: 0 });
  const [card] = (await minor.practice()).cards;
  await minor.review([createReview(card!, clock.now)]);
  const { studentId } = minor;
  await db.update(students).set({ dateOfBirth: '2012-01-01' }).where(eq(students.id, studentId));
  return { ...minor, agree: () => addParent(studentId) };
}

const addParent = (studentId: string) =>
  db.insert(consents).values({
    studentId,
    noticeVersion: NOTICE_VERSION,
    givenBy: 'parent',
    method: 'email',
    givenAt: clock.now,
  });

async function countReminders(studentId: string, protectsMinors: boolean): Promise<number> {
  await db.delete(noticeBroadcasts);
  clock.now = new Date(clock.now.getTime() + DAY_MS);
  await announceDay(db, clock.now);
  await writeBroadcasts({ db, now, protectsMinors }, NEVER);
  const found = await db.select().from(notices).where(eq(notices.studentId, studentId));
  return found.filter(({ kind }) => kind === 'practice-due').length;
}

test('a minor is reminded of practice only with the consent of a parent', async () => {
  const { studentId, agree } = await createMinor('reminded');
  assert.equal(await countReminders(studentId, true), 0);
  await agree();
  assert.equal(await countReminders(studentId, true), 1);
});

test('with PRIVACY_MINORS=off a minor is reminded', async () => {
  const { studentId } = await createMinor('paper');
  assert.equal(await countReminders(studentId, false), 1);
});

test('a reminder that waits for the digest is not sent after the consent was withdrawn, a purchase is', async () => {
  const { studentId, agree } = await createMinor('withdrawn');
  await agree();
  await setChannels(db, [sender], clock.now);
  const setting = { studentId, group: 'practice', channel: 'email', isOn: true } as const;
  await db.insert(noticeSettings).values(setting);
  const notifyStudent = (kind: 'practice-due' | 'purchase' | 'new-device') =>
    inTransaction(db, (tx) => notify(tx, { studentId }, { kind, data: {}, cause: 'x', at: clock.now }));
  await notifyStudent('practice-due');
  const withdrawn = { withdrawnAt: clock.now, withdrawnBy: 'parent' } as const;
  await db.update(consents).set(withdrawn).where(eq(consents.studentId, studentId));
  clock.now = new Date(clock.now.getTime() + DAY_MS);
  await notifyStudent('purchase');
  await notifyStudent('new-device');
  server.mails.length = 0;
  await sendDue({ db, now, protectsMinors: true }, sender, NEVER);
  const subjects = server.mails.map(({ headers }) => /Subject: (.*)/.exec(headers)![1]).sort();
  assert.deepEqual(subjects, ['Payment received', 'Sign-in on a new device']);
});

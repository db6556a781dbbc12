import assert from 'node:assert/strict';
import { after } from 'node:test';
import { type FileKind, findFileId, UPLOADS } from '@sikhya/contract/files.ts';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { type DatabaseAddress, withConnection } from '../database/connection.ts';
import type { Db } from '../database/database.ts';
import { describeTables, EPHEMERAL_TABLES } from '../database/describe-tables.ts';
import { audit } from '../database/tables/audit.ts';
import { breaches } from '../database/tables/breaches.ts';
import { consents, parentRequests } from '../database/tables/consents.ts';
import { grievances } from '../database/tables/grievances.ts';
import { chapterVisits, progressResets, studyTime } from '../database/tables/learning.ts';
import { messages } from '../database/tables/messages.ts';
import { newsletterSubscribers } from '../database/tables/newsletter.ts';
import { noticeBroadcasts, noticeSettings } from '../database/tables/notices.ts';
import { admins, students } from '../database/tables/people.ts';
import { passkeys, recoveryCodes, totpSecrets } from '../database/tables/second-factors.ts';
import { sendForm } from '../features/files/form-for-test.ts';
import { createPdf } from '../features/files/pdf-for-test.ts';
import { drawMissingPagePictures } from '../features/files/service.ts';
import { STORAGES } from '../storage/storage-for-test.ts';
import { fillCertificates } from './fill-certificates.ts';
import { fillExams } from './fill-exams.ts';
import { fillOrders } from './fill-orders.ts';
import { fillReports } from './fill-reports.ts';
import { handInAttempt, saveAttempt, startAttempt } from './mock-test-helpers.ts';
import { createPractisingStudent, createReview, type PractisingStudent } from './practice-helpers.ts';
import { adminToken, studentToken, testAppOn } from './test-app.ts';
import { testDatabase } from './test-database.ts';

/** Contains the characters that have a special meaning in CSV and in the COPY format. */
const ODD_TEXT = 'ପ୍ରଶ୍ନ \\N \\. \\t "two"\tଟ୍ୟାବ୍\nଧାଡ଼ି \'one\' {a,b} NULL ଡ଼';

const PICTURE = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
  .png()
  .toBuffer();
const CONTENT = { thumbnail: PICTURE, 'question-image': PICTURE, signature: PICTURE, pdf: createPdf('') };

/** Creates a site with rows in every table, mostly through the API. */
export async function createSiteWithContent(kind: keyof typeof STORAGES = 'disk') {
  const { storage } = await STORAGES[kind]!({ after });
  const { db, address } = await testDatabase(8);
  const here = await testAppOn(db, {}, { storage });
  const token = await adminToken(here);

  const upload = async (fileKind: FileKind): Promise<string> => {
    const part = { field: UPLOADS[fileKind].field, name: 'ପାଠ.x', content: CONTENT[fileKind] };
    return (await sendForm(here.app, UPLOADS[fileKind].path, token, [part])).json().url;
  };
  const question = (text: string, image: string | null) => ({
    question: text,
    questionImage: image,
    options: ['ନଦୀ', '\\', '{}', '"NULL", ,'],
    correctAnswer: 1,
    explanation: ODD_TEXT,
  });
  const chapters = [
    {
      title: 'ଏକ',
      description: ODD_TEXT,
      pdf: await upload('pdf'),
      questions: [question(ODD_TEXT, await upload('question-image')), question('\\N', null)],
    },
  ];
  const payload = {
    title: 'ଓଡ଼ିଶା \\N',
    description: ODD_TEXT,
    price: 0,
    isFree: true,
    thumbnail: await upload('thumbnail'),
    subjects: [{ title: '\\.', description: ODD_TEXT, chapters }],
  };
  const created = await here.app.inject({
    method: 'POST',
    url: '/api/admin/courses',
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
  assert.equal(created.statusCode, 201, created.body);
  const { course } = created.json();
  const draft = await here.app.inject({
    method: 'PUT',
    url: `/api/admin/courses/${course._id}`,
    headers: { authorization: `Bearer ${token}` },
    payload: { ...payload, title: 'Draft', state: 'draft' },
  });
  assert.equal(draft.statusCode, 200, draft.body);
  await drawMissingPagePictures({ db, storage, folder: here.dataDir }, NEVER_ABORTED);

  /** Creates a student who enrols, hands in an attempt, and starts another that stays open. */
  const study = async (name: string) => {
    const student = await createPractisingStudent(here, name, [course]);
    const first = await startAttempt(student, course);
    await saveAttempt(student, first.attemptId, 1, { 0: 1 });
    const handedIn = await handInAttempt(student, first.handInBody);
    await saveAttempt(student, (await startAttempt(student, course)).attemptId, 1, { 1: 3 });
    await practise(student);
    return { student, handedIn };
  };
  await fillOrders(here, { admin: token, student: await studentToken(here) });
  const studied = await study('rabi');
  await fillReports(here, { admin: token, picture: PICTURE, ...studied });
  await fillExams(here, {
    admin: token,
    courseId: course._id,
    image: payload.subjects[0]!.chapters[0]!.questions[0]!.questionImage,
  });
  await fillCertificates(here, { admin: token, signature: await upload('signature') });
  const [mina] = await db.select().from(students);
  const visit = { studentId: mina!.id, courseId: course._id, chapterId: course.subjects[0].chapters[0]._id };
  await db.insert(chapterVisits).values({ ...visit, openedAt: null });
  await db.insert(progressResets).values({ studentId: mina!.id, courseId: course._id, resetAt: new Date() });
  await db.insert(studyTime).values({ ...visit, day: '2026-11-15', minutes: 7 });
  // an admin of its own, because the other one signs in with the password alone
  const [admin] = await db
    .insert(admins)
    .values({ username: 'ଦୁଇ ପଦ', passwordHash: 'x', role: 'support' })
    .returning();
  const adminId = admin!.id;
  await db.insert(totpSecrets).values({ adminId, secret: ODD_TEXT, lastStep: 2 ** 40 });
  await db.insert(recoveryCodes).values({ adminId, codeHash: 'x' });
  await db.insert(passkeys).values({
    adminId,
    name: ODD_TEXT,
    credentialId: 'c',
    publicKey: 'k',
    counter: 0,
    transports: ['usb', '{,"'],
  });
  const broadcast = { kind: 'new-chapter', data: { courseId: course._id }, cause: ODD_TEXT } as const;
  await db
    .insert(noticeBroadcasts)
    .values({ ...broadcast, audience: 'course-students', audienceId: course._id });
  await db
    .insert(noticeSettings)
    .values({ studentId: mina!.id, group: 'exams', channel: 'email', isOn: false });
  await fillConsents(db, mina!.id);
  await fillGrievance(db, mina!.id);
  await fillBreach(db, mina!.id);
  await fillMessage(db, mina!.id);
  await fillNewsletter(db);
  await db
    .insert(audit)
    .values({ actor: 'ଆଶା', action: 'x', details: { text: ODD_TEXT, list: [null, 1.5, '\\'] } });

  return { ...here, address, token, upload, study };
}

async function fillBreach(db: Db, studentId: string): Promise<void> {
  await db.insert(breaches).values({
    title: ODD_TEXT,
    text: ODD_TEXT,
    odia: { title: ODD_TEXT, text: ODD_TEXT },
    recipientIds: [studentId],
    sentAt: new Date(),
    sentBy: ODD_TEXT,
  });
}

async function fillMessage(db: Db, studentId: string): Promise<void> {
  const at = new Date();
  await db.insert(messages).values({
    audience: 'student',
    studentId,
    title: ODD_TEXT,
    text: ODD_TEXT,
    odia: { title: ODD_TEXT, text: ODD_TEXT },
    searchKey: ODD_TEXT,
    state: 'scheduled',
    author: ODD_TEXT,
    createdAt: at,
    updatedAt: at,
    sendAt: at,
    sentBy: ODD_TEXT,
  });
}

async function fillNewsletter(db: Db): Promise<void> {
  const at = new Date();
  await db.insert(newsletterSubscribers).values({
    email: 'reader@example.com',
    language: 'or',
    state: 'pending',
    since: at,
    createdAt: at,
    requestId: crypto.randomUUID(),
    requestedAt: at,
    clientHash: ODD_TEXT,
    confirmations: 1,
    confirmationsSince: at,
  });
}

async function fillGrievance(db: Db, studentId: string): Promise<void> {
  await db.insert(grievances).values({
    number: 'G-2026-0001',
    year: 2026,
    count: 1,
    studentId,
    name: ODD_TEXT,
    email: ODD_TEXT,
    searchKey: ODD_TEXT,
    language: 'or',
    kind: 'other',
    text: ODD_TEXT,
    createdAt: new Date(),
    dueAt: new Date(),
  });
}

async function fillConsents(db: Db, studentId: string): Promise<void> {
  await db.update(students).set({ dateOfBirth: '2012-02-29' }).where(eq(students.id, studentId));
  const [consent] = await db
    .insert(consents)
    .values({
      studentId,
      noticeVersion: 1,
      givenBy: 'parent',
      method: 'email',
      parentName: ODD_TEXT,
      givenAt: new Date(),
    })
    .returning();
  await db.insert(parentRequests).values({
    studentId,
    method: 'email',
    email: ODD_TEXT,
    emailKey: ODD_TEXT,
    tokenHash: ODD_TEXT,
    createdAt: new Date(),
    expiresAt: new Date(),
    answer: 'given',
    answeredAt: new Date(),
    consentId: consent!.id,
  });
}

/** Answers a question of the notebook, and chooses the date of an examination. */
async function practise({ practice, review, send }: PractisingStudent): Promise<void> {
  const { cards } = await practice();
  await review([createReview(cards[0]!, new Date())]);
  const set = await send('PUT', '/api/student/practice/settings', { examDay: '2027-01-31' });
  assert.equal(set.statusCode, 200, set.body);
}

/** Creates an empty site to restore into. */
export async function createEmptySite(kind: keyof typeof STORAGES = 'disk') {
  const { storage } = await STORAGES[kind]!({ after });
  return { storage, ...(await testDatabase()), print: () => {} };
}

/** Returns all rows as text by table, without the ephemeral tables. */
export function readAllRows(address: DatabaseAddress): Promise<Record<string, string[]>> {
  return withConnection(address, async (db) => {
    const rows: Record<string, string[]> = {};
    for (const { name } of await describeTables(db)) {
      if (EPHEMERAL_TABLES.includes(name)) continue;
      const found = await db.execute<{ row: string }>(
        sql`select t::text as row from ${sql.identifier(name)} t order by row`,
      );
      rows[name] = found.rows.map(({ row }) => row);
    }
    return rows;
  });
}

export function toFileId(url: string): string {
  return findFileId(url)!;
}

export const NEVER_ABORTED = new AbortController().signal;

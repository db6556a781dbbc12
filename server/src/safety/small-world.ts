import { courseInput } from '@sikhya/contract/authoring.ts';
import { findFileId, UPLOADS } from '@sikhya/contract/files.ts';
import { NOTICE_VERSION } from '@sikhya/contract/privacy-notice.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { certificateKeys, certificates } from '../database/tables/certificates.ts';
import { consents, parentRequests } from '../database/tables/consents.ts';
import { extraTime } from '../database/tables/exams.ts';
import { grievances } from '../database/tables/grievances.ts';
import { messages } from '../database/tables/messages.ts';
import { newsletterSubscribers } from '../database/tables/newsletter.ts';
import { noticeChannels, noticeDeliveries } from '../database/tables/notices.ts';
import { admins, students } from '../database/tables/people.ts';
import { adminInvites, courseAuthors } from '../database/tables/team.ts';
import { createCourse, deleteCourse, updateCourse } from '../features/authoring/service.ts';
import { hashToken } from '../features/consents/tokens.ts';
import { makeExports } from '../features/data-export/service.ts';
import { sendForm } from '../features/files/form-for-test.ts';
import { createPdf } from '../features/files/pdf-for-test.ts';
import { fillCertificates } from '../testing/fill-certificates.ts';
import { fillOrders } from '../testing/fill-orders.ts';
import {
  createStudent,
  handInAttempt,
  SECRET_EXPLANATION,
  SECRET_ODIA_EXPLANATION,
  saveAttempt,
  startAttempt,
} from '../testing/mock-test-helpers.ts';
import { ADMIN, adminToken, studentToken, type TestApp, testApp } from '../testing/test-app.ts';
import type { KnownValues } from './almost-valid.ts';

const PERSON = { name: 'ମୀନା ଦାସ', email: 'mina@example.com' };

const PICTURE = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c33' } })
  .png()
  .toBuffer();
const PDF = Buffer.from(createPdf(''), 'latin1');

/** In every text of what students and visitors must not see: working copies, drafts and courses in the bin. */
export const UNPUBLISHED_MARKER = 'ଅପ୍ରକାଶିତ-unpublished-marker';

/** Creates a server without rate limits, with an admin, a PDF and a picture. */
export async function createSmallSite() {
  const settings = {
    CALLS_A_MINUTE_PER_PERSON: '1000000',
    CALLS_A_MINUTE_PER_ADDRESS: '1000000',
    SIGN_INS_A_MINUTE_PER_ADDRESS: '1000000',
  };
  const server = await testApp(settings);
  const admin = await adminToken(server);
  const upload = async (kind: keyof typeof UPLOADS, content: Buffer): Promise<string> =>
    (
      await sendForm(server.app, UPLOADS[kind].path, admin, [
        { field: UPLOADS[kind].field, name: 'a', content },
      ])
    ).json().url;
  return {
    ...server,
    admin,
    upload,
    pdf: await upload('pdf', PDF),
    picture: await upload('thumbnail', PICTURE),
  };
}

export type SmallSite = Awaited<ReturnType<typeof createSmallSite>>;
export type SmallWorld = Awaited<ReturnType<typeof createSmallWorld>>;

/**
 * Creates courses, and students before, during and after a mock test. Each call creates new ones, so that a test may delete
 * and block them. Orders, coupons and passes take half the time, so they can be left out.
 */
export async function createSmallWorld(site: SmallSite, { hasSales = true } = {}) {
  const questions = [0, 1, 2].map((n) => ({
    question: `Question ${n}?`,
    options: ['ନଦୀ', 'ପାହାଡ଼', 'ସମୁଦ୍ର', 'ମରୁଭୂମି'],
    correctAnswer: n,
    explanation: `${SECRET_EXPLANATION} ${n}`,
    odia: {
      question: `ପ୍ରଶ୍ନ ${n}?`,
      options: ['ନଦୀ', 'ପାହାଡ଼', 'ସମୁଦ୍ର', 'ମରୁଭୂମି'].map((option) => `${option} ${n}`),
      explanation: `${SECRET_ODIA_EXPLANATION} ${n}`,
    },
  }));
  const odia = { title: 'କଳିଙ୍ଗ', description: 'ବର୍ଣ୍ଣନା' };
  const chapter = (title: string) => ({ title, description: 'd', odia, pdf: site.pdf, questions });
  const chapters = [chapter('One'), chapter('Two'), { ...chapter('Three'), freePreview: true }];
  const draft = {
    title: 'Kalinga',
    description: 'd',
    odia,
    isFree: true,
    subjects: [{ title: 's', description: 'd', odia, chapters }],
  };
  const course = await createCourse(site.db, courseInput.parse(draft), site.clock.now);
  const paid = await createCourse(
    site.db,
    courseInput.parse({ ...draft, isFree: false, price: 99.5 }),
    site.clock.now,
  );

  const unpublished = await createUnpublished(site, course._id, draft);

  const name = crypto.randomUUID();
  const first = await createStudent(site, name, [course]);
  const finished = await startAttempt(first, course, 1);
  const { result, review } = await handInAttempt(first, finished.handInBody);
  const attempt = await startAttempt(first, course);
  await saveAttempt(first, attempt.attemptId, 1, { 0: 1 });
  const token = await studentToken(site, { name, email: `${name}@example.com` });
  const other = await createStudent(site, crypto.randomUUID(), [course]);
  const blocked = await createStudent(site, crypto.randomUUID(), []);
  const eraseAt = new Date(site.clock.now.getTime() + 24 * 3600_000);
  await site.db
    .update(students)
    .set({ blockedAt: site.clock.now, eraseAt })
    .where(eq(students.id, blocked.studentId));
  const outsider = await studentToken(site, { name: 'ରବି', email: `${crypto.randomUUID()}@example.com` });
  const { googleId, accessToken } = await createAccessToken(site);

  const chapterReference = { courseId: course._id, chapterId: course.subjects[0]!.chapters[0]!._id };
  const ticket = await site.app.inject({
    method: 'POST',
    url: '/api/protected/document-ticket',
    headers: { authorization: `Bearer ${token}` },
    payload: chapterReference,
  });
  const along = await site.app.inject({
    method: 'POST',
    url: '/api/student/offline/chapters',
    headers: { authorization: `Bearer ${token}` },
    payload: chapterReference,
  });
  const reportIds = await createReports(
    site,
    token,
    review.slice(0, 2).map(({ _id }) => ({ questionId: _id, resultId: result._id })),
  );
  const exams = await createExams(site, token, questions);
  await site.db
    .insert(extraTime)
    .values(
      [exams.running, exams.finished].flatMap(({ _id }) =>
        [other, blocked].map(({ studentId }) => ({ examId: _id, studentId, minutesPerHour: 20 })),
      ),
    );
  const sales = hasSales ? await fillOrders(site, { admin: site.admin, student: token }) : undefined;
  const graduate = await createCertificates(site);
  const unused = await site.upload('thumbnail', PICTURE);
  const team = await createTeam(site, course._id);
  const cards: { _id: string }[] = (await first.get('/api/student/practice')).json().cards;
  const { devices }: { devices: { _id: string }[] } = (await first.get('/api/student/account')).json()
    .account;
  const exportId = await createDataExport(site, token);
  const agreed = await createConsents(site, first, other.studentId);
  const known: KnownValues = {
    consentId: [agreed.consentId],
    requestId: [await createGrievance(site)],
    permit: [along.json().chapter.test.permit],
    startedAt: [site.clock.now.toISOString()],
    sentAt: [site.clock.now.toISOString()],
    messageId: await createMessages(site),
    revision: [1],
    sendAt: [new Date(site.clock.now.getTime() + 24 * 3600_000).toISOString()],
    subscriberId: [await createSubscriber(site), await createSubscriber(site)],
    deliveryId: await createDeadDeliveries(site, other.studentId),
    dateOfBirth: [BIRTH_DATE],
    noticeVersion: [NOTICE_VERSION],
    exportId: [exportId],
    courseId: [course._id, paid._id, ...unpublished.hidden.map(({ _id }) => _id)],
    // what can be seen is sent more often, so that some requests with a slug and a chapter fit together
    slug: [course.slug, course.slug, course.slug, paid.slug, ...unpublished.hidden.map(({ slug }) => slug)],
    chapterId: [course, course, ...unpublished.hidden].flatMap(({ subjects: [subject] }, index) =>
      // of all but the first only the free preview
      subject!.chapters.slice(index === 0 ? 0 : 2).map(({ _id }) => _id),
    ),
    questionId: course.subjects[0]!.chapters.slice(0, 2).flatMap(({ questions: own }) =>
      own.map(({ _id }) => _id),
    ),
    reportId: reportIds,
    attemptId: [attempt.attemptId, finished.attemptId, exams.attempt.attemptId],
    examId: [exams.finished._id, exams.running._id, exams.draft._id],
    attemptNumber: ['1'],
    deviceId: ['a device', ...devices.map(({ _id }) => _id)],
    resultId: [result._id],
    studentId: [other.studentId, blocked.studentId],
    question: [0, 1, 2],
    email: [PERSON.email, `${name}@example.com`],
    adminId: team.memberIds,
    inviteId: [team.inviteId],
    fileUrl: [site.pdf, site.picture, unused],
    pdf: [site.pdf, null],
    thumbnail: [site.picture, null],
    questionImage: [site.picture, null],
    id: [findFileId(site.pdf), findFileId(site.picture)],
    name: ['640.webp', '320.webp', 'document.pdf', PERSON.name],
    token: [new URL(ticket.json().url, 'http://x').searchParams.get('token'), team.token, ...agreed.tokens],
    access_token: [accessToken],
    accessToken: [accessToken],
    googleId: [googleId],
    username: [ADMIN.username, 'nobody'],
    password: [ADMIN.password, 'wrong'],
    updatedAt: [unpublished.workingCopy.updatedAt],
    content: [PICTURE, PDF, Buffer.alloc(0)],
    courseIds: [course._id],
    code: [`NEW-${name.slice(0, 8)}`, graduate.code],
    certificateId: graduate.certificateIds,
    keyId: [graduate.keyId],
    signature: [null],
    list: ['0'],
    days: [30, 90, 365],
    ...(sales && listKnownSales(sales)),
    cardId: cards.map(({ _id }) => _id),
    testId: [attempt.chapterId],
    at: ['2026-11-15T00:00:00Z'],
    examDay: ['2027-01-31'],
  };
  return {
    course,
    paid,
    ...unpublished,
    student: first,
    token,
    other,
    outsider,
    attempt,
    result,
    exams,
    known,
    accessToken,
  };
}

/** Creates a valid certificate and one that an admin has revoked. */
async function createCertificates(site: SmallSite) {
  const { code, certificateId } = await fillCertificates(site, { admin: site.admin });
  const [valid] = await site.db.select().from(certificates).where(eq(certificates.id, certificateId));
  const [revoked] = await site.db
    .insert(certificates)
    .values({
      ...valid!,
      id: crypto.randomUUID(),
      courseId: null,
      code: crypto.randomUUID().replaceAll('-', '').slice(0, 20),
      statusIndex: Math.trunc(2 ** 30 * (1 + Math.random())) - 1,
      revokedAt: site.clock.now,
      reason: 'admin',
    })
    .returning();
  const [key] = await site.db.select().from(certificateKeys);
  return { code, certificateIds: [certificateId, revoked!.id], keyId: key!.id };
}

function listKnownSales(sales: Awaited<ReturnType<typeof fillOrders>>): KnownValues {
  return {
    orderId: [sales.order._id, sales.open._id, sales.passOrder._id],
    order_id: [sales.open.providerOrderId],
    ...Object.fromEntries(Object.entries(sales.returned).map(([name, value]) => [name, [value]])),
    coupon: [sales.coupon.code, null],
    couponId: [sales.coupon._id],
    passId: [sales.pass._id, null],
    studentPassId: [sales.studentPassId],
    issueId: [sales.issueId],
  };
}

/** Reports questions. The key of the last one is changed. */
async function createReports(site: SmallSite, token: string, questions: object[]): Promise<string[]> {
  const post = (url: string, bearer: string, payload: object) =>
    site.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${bearer}` }, payload });
  const ids: string[] = [];
  for (const question of questions) {
    const payload = { ...question, kind: 'wrong-key', text: 'ଭୁଲ' };
    ids.push((await post('/api/student/reports', token, payload)).json().report._id);
  }
  const decision = { kind: 'key-changed', correctAnswers: [3] };
  await post(`/api/admin/reports/${ids.at(-1)}/decision`, site.admin, decision);
  return ids;
}

/** Creates a draft with the marker, an exam that the student takes before its release, and one with a result. */
async function createExams(site: SmallSite, token: string, questions: object[]) {
  const post = (url: string, bearer: string, payload: object) =>
    site.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${bearer}` }, payload });
  const exam = {
    title: 'Kalinga exam',
    instructions: 'i',
    minutes: 60,
    releaseAt: new Date(site.clock.now.getTime() + 10 * 24 * 3600_000),
    sections: [{ title: 's', marks: { right: '1', wrong: '1/3', empty: '0' }, questions }],
  };
  const running: { _id: string } = (await post('/api/admin/exams', site.admin, exam)).json().exam;
  const marked = addMarker({ title: exam.title, instructions: 'i' }) as object;
  const draft: { _id: string } = (
    await post('/api/admin/exams', site.admin, { ...exam, ...marked, state: 'draft' })
  ).json().exam;
  const attempt: { attemptId: string; questions: { _id: string }[] } = (
    await post(`/api/student/exams/${running._id}/attempts`, token, {})
  ).json().attempt;
  const finished: { _id: string } = (
    await post('/api/admin/exams', site.admin, { ...exam, releaseAt: null })
  ).json().exam;
  const { attemptId } = (await post(`/api/student/exams/${finished._id}/attempts`, token, {})).json().attempt;
  await post('/api/student/progress/test-result', token, { attemptId });
  return { running, draft, finished, attempt };
}

/** Saves a working copy of the course, and creates a draft and a course in the bin. All their texts have the marker. */
async function createUnpublished({ db, clock }: SmallSite, courseId: string, course: object) {
  const marked = courseInput.parse(addMarker(course));
  const workingCopy = await updateCourse(db, courseId, { ...marked, state: 'draft' }, clock.now);
  const draft = await createCourse(db, { ...marked, state: 'draft' }, clock.now);
  const binned = await createCourse(db, marked, clock.now);
  await db.transaction((tx) => deleteCourse(tx, binned._id, clock.now));
  return { workingCopy, hidden: [draft, binned] };
}

/** Appends the marker to every text, except the URLs of files. */
function addMarker(value: unknown): unknown {
  if (typeof value === 'string') return findFileId(value) ? value : `${value} ${UNPUBLISHED_MARKER}`;
  if (Array.isArray(value)) return value.map(addMarker);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, addMarker(inner)]));
}

/** Creates an author of the course, a blocked author and an invite. Deletes older invites: their number is limited. */
async function createTeam({ app, db, admin, clock }: SmallSite, courseId: string) {
  const author = () => ({ username: crypto.randomUUID(), passwordHash: 'x', role: 'author' as const });
  const members = await db
    .insert(admins)
    .values([author(), { ...author(), blockedAt: clock.now }])
    .returning();
  await db.insert(courseAuthors).values({ courseId, adminId: members[0]!.id });
  await db.delete(adminInvites);
  const invited = await app.inject({
    method: 'POST',
    url: '/api/admin/team-invites',
    headers: { authorization: `Bearer ${admin}` },
    payload: { role: 'author' },
  });
  const { invite, token }: { invite: { _id: string }; token: string } = invited.json();
  return { memberIds: members.map(({ id }) => id), inviteId: invite._id, token };
}

/** The id of a grievance of a visitor. */
async function createGrievance({ app, db }: SmallSite): Promise<string> {
  const payload = { name: 'x', email: `${crypto.randomUUID()}@example.com`, kind: 'other', text: 'x' };
  await app.inject({ method: 'POST', url: '/api/public/grievances', payload });
  const [row] = await db.select().from(grievances).where(eq(grievances.email, payload.email));
  return row!.id;
}

/** The ids of drafts, scheduled and cancelled messages to all students. */
async function createMessages({ db, clock }: SmallSite): Promise<string[]> {
  const at = clock.now;
  const states = ['draft', 'draft', 'draft', 'scheduled', 'scheduled', 'scheduled', 'cancelled'] as const;
  const rows = await db
    .insert(messages)
    .values(
      states.map((state) => ({
        state,
        audience: 'all' as const,
        title: 'x',
        text: 'x',
        odia: { title: '', text: '' },
        searchKey: 'x',
        author: ADMIN.username,
        createdAt: at,
        updatedAt: at,
        sendAt: new Date(at.getTime() + 24 * 3600_000),
      })),
    )
    .returning();
  return rows.map(({ id }) => id);
}

/** The id of an address of the newsletter. */
/** Returns the ids of e-mails that failed for good. */
async function createDeadDeliveries({ db, clock }: SmallSite, studentId: string): Promise<string[]> {
  const at = clock.now;
  await db
    .insert(noticeChannels)
    .values(
      (['email', 'push'] as const).map((channel) => ({ channel, perMinute: 60, tokens: 0, refilledAt: at })),
    )
    .onConflictDoNothing();
  const dead = { studentId, channel: 'email', state: 'dead', notBefore: at, finishedAt: at } as const;
  const rows = await db
    .insert(noticeDeliveries)
    .values([1, 2].map(() => ({ ...dead, noticeId: crypto.randomUUID() })))
    .returning();
  return rows.map(({ id }) => id);
}

async function createSubscriber({ db, clock }: SmallSite): Promise<string> {
  const at = clock.now;
  const [row] = await db
    .insert(newsletterSubscribers)
    .values({
      email: `${crypto.randomUUID()}@example.com`,
      language: 'or',
      state: 'subscribed',
      since: at,
      createdAt: at,
      requestedAt: at,
      clientHash: '',
      confirmations: 1,
      confirmationsSince: at,
    })
    .returning();
  return row!.id;
}

const BIRTH_DATE = '1990-01-01';

/** The consent of the student, and links for a parent of another one: a link to answer, and one to withdraw. */
async function createConsents(
  { app, db, clock }: SmallSite,
  student: { headers: Record<string, string> },
  childId: string,
) {
  const body = { dateOfBirth: BIRTH_DATE, noticeVersion: NOTICE_VERSION };
  const { headers } = student;
  const url = '/api/student/privacy';
  await app.inject({ method: 'POST', url: `${url}/date-of-birth`, headers, payload: body });
  const { privacy } = (await app.inject({ url, headers })).json();
  const tokens = [crypto.randomUUID(), crypto.randomUUID()];
  const [given] = await db
    .insert(consents)
    .values({
      studentId: childId,
      noticeVersion: NOTICE_VERSION,
      givenBy: 'parent',
      method: 'email',
      givenAt: clock.now,
    })
    .returning();
  const request = {
    studentId: childId,
    method: 'email',
    email: 'parent@example.com',
    emailKey: 'parent@example.com',
    createdAt: clock.now,
    expiresAt: new Date(clock.now.getTime() + 86_400_000),
  } as const;
  await db.insert(parentRequests).values([
    { ...request, tokenHash: hashToken(tokens[0]!) },
    {
      ...request,
      tokenHash: hashToken(tokens[1]!),
      answer: 'given',
      answeredAt: clock.now,
      consentId: given!.id,
    },
  ]);
  return { consentId: privacy.consents[0]._id as string, tokens };
}

/** The id of a copy of all data about the student. */
async function createDataExport(site: SmallSite, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const { app, db, storage, clock } = site;
  const account = '/api/student/account';
  await app.inject({ method: 'POST', url: `${account}/export`, headers });
  await makeExports({ db, storage, now: () => clock.now }, new AbortController().signal);
  const { url } = (await app.inject({ url: account, headers })).json().account.dataExport;
  return url.split('/').at(-1);
}

async function createAccessToken({ app }: TestApp) {
  const issued = await app.inject({ method: 'POST', url: '/identity/token', payload: PERSON });
  const accessToken: string = issued.json().access_token;
  const headers = { authorization: `Bearer ${accessToken}` };
  const googleId: string = (await app.inject({ url: '/identity/userinfo', headers })).json().sub;
  return { accessToken, googleId };
}

import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { connect } from '../../database/database.ts';
import { audit } from '../../database/tables/audit.ts';
import { courses } from '../../database/tables/courses.ts';
import { idempotencyKeys } from '../../database/tables/idempotency.ts';
import { messages } from '../../database/tables/messages.ts';
import {
  noticeBroadcasts,
  noticeDeliveries,
  noticeSettings,
  notices,
} from '../../database/tables/notices.ts';
import { students } from '../../database/tables/people.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { createTeamMember, testAppOn } from '../../testing/test-app.ts';
import { createTestCourse } from '../../testing/test-courses.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createOwner } from '../../testing/test-orders.ts';
import { createSignedInStudent } from '../../testing/test-student.ts';
import { eraseDueAccounts } from '../erasure/service.ts';
import { setChannels } from '../notices/delivery-queries.ts';
import { sendDue } from '../notices/sender.ts';
import {
  createMailSender,
  createSmtpTransport,
  createUnsubscribeLinks,
  writeBroadcasts,
} from '../notices/service.ts';
import { countFigures, deleteOldMessages, sendDueMessages } from './service.ts';

const NEVER = new AbortController().signal;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const URL = '/api/admin/messages';

const server = await startMailServer((address) => (address.startsWith('refused') ? 550 : null));
const transport = createSmtpTransport(server.url);
after(async () => {
  transport.close();
  await server.close();
});
const database = await testDatabase();
const here = await testAppOn(database.db, { SMTP_URL: server.url });
const { db, clock, app } = here;
const now = () => clock.now;
const wait = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
};
const origin = 'http://localhost:3000';
const links = createUnsubscribeLinks(['s'.repeat(48)], origin);
const sender = createMailSender({ name: 'Sikhya', origin, from: 'a@example.com', links }, transport, {
  perMinute: 100_000,
});
// 10:00 in India
clock.now = new Date('2027-03-01T04:30:00Z');
const owner = await createOwner(here);
const course = await createTestCourse(here.db, { title: 'History' });
const mina = await createSignedInStudent(here, 'mina', [course._id]);
const rabi = await createSignedInStudent(here, 'rabi');
const blocked = await createSignedInStudent(here, 'blocked', [course._id]);
const child = await createSignedInStudent(here, 'child', [course._id]);

beforeEach(async () => {
  for (const table of [notices, noticeDeliveries, noticeBroadcasts, messages]) await db.delete(table);
  server.mails.length = 0;
  // the same time of the next day
  clock.now = new Date(Math.ceil((clock.now.getTime() - 4.5 * HOUR) / DAY) * DAY + 4.5 * HOUR + DAY);
  await setChannels(db, [sender], clock.now);
  await db.update(students).set({ blockedAt: clock.now }).where(eq(students.id, blocked.id));
  await db.update(students).set({ dateOfBirth: '2015-01-01' }).where(eq(students.id, child.id));
});

const CONTENT = {
  audience: 'all',
  courseId: null,
  studentId: null,
  title: 'Holiday on Friday',
  text: 'There is no class.\nSee you on Monday.',
  odia: { title: 'ଶୁକ୍ରବାର ଛୁଟି', text: 'କ୍ଲାସ ନାହିଁ।' },
};
const create = async (change: object = {}): Promise<string> => {
  const response = await owner('POST', URL, { ...CONTENT, ...change });
  assert.equal(response.statusCode, 201, response.body);
  return response.json()._id;
};
const read = async (id: string) => (await owner('GET', `${URL}/${id}`)).json();
const send = (id: string, revision = 1, key?: string) =>
  owner('POST', `${URL}/${id}/send`, { revision }, key);
const inMs = (ms: number) => new Date(clock.now.getTime() + ms).toISOString();
const schedule = (id: string, sendAt: string, revision = 1) =>
  owner('POST', `${URL}/${id}/schedule`, { revision, sendAt });
const parts = { db, now, protectsMinors: true };
const runJobs = async () => {
  await sendDueMessages(db, now(), NEVER);
  await writeBroadcasts(parts, NEVER);
  await countFigures(db, now(), NEVER);
};
const listRecipients = async (id: string) => {
  const rows = await db
    .select({ name: students.name })
    .from(notices)
    .innerJoin(students, eq(students.id, notices.studentId))
    .where(eq(notices.cause, `message:${id}`));
  return rows.map(({ name }) => name).sort();
};
/** The clock of a test before has ended the session. */
const signInAgain = (name: string) => createSignedInStudent(here, name);
/** The plain text and the HTML of a mail. */
const readMail = ({ raw }: { raw: string }) =>
  raw
    .split(/\r\n--[-\w]+/)
    .map((part) => Buffer.from(part.split('\r\n\r\n').slice(1).join('\n'), 'base64').toString('utf8'))
    .join('\n');
const listActions = async (id: string) =>
  (await db.select().from(audit).where(eq(audit.subjectId, id)).orderBy(audit.at, audit.id)).map(
    ({ action }) => action,
  );

test('reaches all students but those who are blocked and minors without consent', async () => {
  const id = await create();
  assert.deepEqual((await owner('GET', `${URL}/${id}/recipients`)).json(), {
    recipients: 2,
    closed: 1,
    withoutConsent: 1,
  });
  const response = await send(id);
  assert.equal(response.statusCode, 200, response.body);
  assert.equal((await read(id)).state, 'sending');
  await runJobs();
  assert.deepEqual(await listRecipients(id), ['mina', 'rabi']);
  const { state, recipients, sentBy, author } = await read(id);
  assert.deepEqual([state, recipients, sentBy, author], ['sent', 2, 'asha', 'asha']);
});

test('reaches minors without consent if the school holds the consents on paper', async () => {
  const id = await create();
  await send(id);
  await writeBroadcasts({ ...parts, protectsMinors: false }, NEVER);
  assert.deepEqual(await listRecipients(id), ['child', 'mina', 'rabi']);
});

test('reaches the students of a course', async () => {
  const id = await create({ audience: 'course', courseId: course._id, studentId: rabi.id });
  const { recipients } = (await owner('GET', `${URL}/${id}/recipients`)).json();
  assert.equal(recipients, 1);
  const { course: chosen, student } = await read(id);
  assert.deepEqual([chosen.title, student], ['History', null]);
  await send(id);
  await runJobs();
  assert.deepEqual(await listRecipients(id), ['mina']);
});

test('reaches one student', async () => {
  const id = await create({ audience: 'student', studentId: rabi.id });
  assert.equal((await read(id)).student.email, 'rabi@example.com');
  await send(id);
  await runJobs();
  assert.deepEqual(await listRecipients(id), ['rabi']);
  const [broadcast] = await db.select().from(noticeBroadcasts);
  assert.doesNotMatch(JSON.stringify(broadcast), new RegExp(rabi.id));
});

test('refuses a message that would reach nobody', async () => {
  for (const student of [blocked, child]) {
    const id = await create({ audience: 'student', studentId: student.id });
    assert.equal((await send(id)).statusCode, 422);
    assert.equal((await schedule(id, inMs(HOUR))).statusCode, 422);
  }
});

test('shows both languages in the app, and English where there is no Odia version', async () => {
  await send(await create());
  await send(await create({ title: 'English only', odia: { title: '', text: '' } }));
  await runJobs();
  const reader = await signInAgain('mina');
  const { notices: found } = (await reader.get('/api/student/notices?group=messages')).json();
  assert.deepEqual(
    found.map((notice: Record<string, unknown>) => [notice.title, notice.text, notice.odiaTitles]).sort(),
    [
      ['English only', CONTENT.text, { title: '', text: '' }],
      [CONTENT.title, CONTENT.text, CONTENT.odia],
    ],
  );
});

test('is mailed with the digest of the next morning, in the language of the student', async () => {
  await db.update(students).set({ language: 'or' }).where(eq(students.id, mina.id));
  await send(await create());
  await runJobs();
  const deliver = () => sendDue(parts, sender, NEVER);
  await deliver();
  assert.equal(server.mails.length, 0);
  // 08:00 in India
  wait(22 * HOUR);
  await deliver();
  const mail = (name: string) => server.mails.find(({ to }) => to === `${name}@example.com`)!;
  assert.deepEqual(server.mails.map(({ to }) => to).sort(), ['mina@example.com', 'rabi@example.com']);
  assert.match(readMail(mail('mina')), /ଶୁକ୍ରବାର ଛୁଟି/);
  assert.match(readMail(mail('rabi')), /Holiday on Friday\nThere is no class\.\nSee you on Monday\./);
  assert.match(mail('rabi').headers, /List-Unsubscribe-Post/);
  await db.update(students).set({ language: null }).where(eq(students.id, mina.id));
});

test('is counted with the next digest if it is sent shortly before one', async () => {
  // 07:59 in India
  wait(22 * HOUR - 60_000);
  const id = await create();
  await send(id);
  await runJobs();
  wait(60_000);
  await sendDue(parts, sender, NEVER);
  assert.equal(server.mails.length, 0);
  assert.equal((await read(id)).figures.email.waiting, 2);
  wait(24 * HOUR);
  await sendDue(parts, sender, NEVER);
  await countFigures(db, now(), NEVER);
  assert.equal((await read(id)).figures.email.sent, 2);
});

test('39 respects what a student has switched off', async () => {
  const chooser = await signInAgain('rabi');
  const set = (channel: string, isOn: boolean) =>
    chooser.ask({
      method: 'PUT',
      url: '/api/student/notices/settings',
      payload: { group: 'messages', channel, isOn },
    });
  await set('email', false);
  await set('app', false);
  const id = await create();
  await send(id);
  await runJobs();
  wait(22 * HOUR);
  await sendDue(parts, sender, NEVER);
  assert.deepEqual(
    server.mails.map(({ to }) => to),
    ['mina@example.com'],
  );
  const { notices: shown } = (await (await signInAgain('rabi')).get('/api/student/notices')).json();
  assert.deepEqual(shown, []);
  wait(2 * HOUR);
  await countFigures(db, now(), NEVER);
  const { recipients, figures } = await read(id);
  assert.deepEqual([recipients, figures.inApp, figures.email.sent], [2, 1, 1]);
  await db.delete(noticeSettings);
});

test('counts who has it in the app, has read it, and was mailed', async (t) => {
  const refused = await createSignedInStudent(here, 'refused');
  const diligent = await createSignedInStudent(here, 'diligent');
  t.after(async () => {
    for (const { id } of [refused, diligent]) await db.delete(students).where(eq(students.id, id));
  });
  const id = await create();
  await send(id);
  assert.equal((await read(id)).figures, null);
  await runJobs();
  const none = { sent: 0, waiting: 0, failed: 0 };
  const { figures } = await read(id);
  assert.deepEqual(
    { ...figures, countedAt: null },
    { inApp: 4, read: 0, email: { ...none, waiting: 4 }, push: none, countedAt: null },
  );
  // read before the digest, so it is not in the digest
  await diligent.post('/api/notices/read', {});
  wait(22 * HOUR);
  await sendDue(parts, sender, NEVER);
  wait(2 * HOUR);
  await (await signInAgain('mina')).post('/api/notices/read', {});
  await countFigures(db, now(), NEVER);
  const later = (await read(id)).figures;
  assert.deepEqual([later.read, later.email], [2, { sent: 2, waiting: 0, failed: 1 }]);
  // deliveries are deleted after 30 days, so the figures stay as they were
  await db.delete(noticeDeliveries);
  wait(31 * DAY);
  await countFigures(db, now(), NEVER);
  assert.deepEqual((await read(id)).figures, later);
});

test('saves drafts, refuses an older revision, and never changes a sent message', async () => {
  const id = await create({ title: '', text: '' });
  const save = (revision: number, change: object = {}) =>
    owner('PUT', `${URL}/${id}`, { ...CONTENT, ...change, revision });
  assert.equal((await send(id)).statusCode, 422);
  assert.deepEqual((await save(1)).json(), { _id: id, state: 'draft', revision: 2 });
  assert.equal((await save(1, { title: 'older' })).statusCode, 409);
  assert.equal((await send(id, 1)).statusCode, 409);
  assert.equal((await read(id)).title, CONTENT.title);
  assert.equal((await send(id, 2)).statusCode, 200);
  const revision = (await read(id)).revision;
  assert.equal((await save(revision)).statusCode, 409);
  assert.equal((await schedule(id, inMs(HOUR), revision)).statusCode, 409);
  assert.equal((await owner('POST', `${URL}/${id}/cancel`)).statusCode, 409);
  assert.equal((await owner('DELETE', `${URL}/${id}`)).statusCode, 409);
});

test('refuses what cannot be sent or stored', async () => {
  const bad = async (change: object) => (await owner('POST', URL, { ...CONTENT, ...change })).statusCode;
  assert.equal(await bad({ audience: 'course', courseId: crypto.randomUUID() }), 422);
  assert.equal(await bad({ audience: 'course', courseId: 'nonsense' }), 422);
  assert.equal(await bad({ audience: 'student', studentId: crypto.randomUUID() }), 422);
  assert.equal(await bad({ audience: 'everybody' }), 422);
  assert.equal(await bad({ title: 'x'.repeat(201) }), 422);
  assert.equal(await bad({ text: 'x'.repeat(4001) }), 422);
  for (const change of [{ audience: 'course' }, { audience: 'student' }, { title: ' ' }, { text: '\n' }])
    assert.equal((await send(await create(change))).statusCode, 422, JSON.stringify(change));
  for (const id of ['nonsense', crypto.randomUUID()]) {
    assert.equal((await owner('GET', `${URL}/${id}`)).statusCode, 404);
    assert.equal((await send(id)).statusCode, 404);
    assert.equal((await owner('DELETE', `${URL}/${id}`)).statusCode, 404);
  }
});

test('sends a scheduled message at its time and not before', async () => {
  const id = await create();
  for (const sendAt of [inMs(0), inMs(-HOUR), inMs(366 * DAY)])
    assert.equal((await schedule(id, sendAt)).statusCode, 422, sendAt);
  assert.equal((await schedule(id, inMs(HOUR))).statusCode, 200);
  wait(HOUR - 1);
  await runJobs();
  assert.deepEqual([(await read(id)).state, await listRecipients(id)], ['scheduled', []]);
  wait(1);
  await runJobs();
  assert.deepEqual([(await read(id)).state, await listRecipients(id)], ['sent', ['mina', 'rabi']]);
  assert.deepEqual(await listActions(id), ['create-message', 'schedule-message', 'send-message']);
});

for (const [reason, audience, studentId, change] of [
  ['deletes the account', 'student', mina.id, { eraseAt: new Date('2030-01-01') }],
  ['is blocked', 'student', mina.id, { blockedAt: new Date('2027-01-01') }],
  ['turns out to be a minor', 'student', mina.id, { dateOfBirth: '2015-01-01' }],
  ['is blocked, as the only one of a course', 'course', null, { blockedAt: new Date('2027-01-01') }],
] as const) {
  test(`a scheduled message is sent to nobody if the student ${reason} meanwhile`, async () => {
    const id = await create({ audience, studentId, courseId: audience === 'course' ? course._id : null });
    assert.equal((await schedule(id, inMs(HOUR))).statusCode, 200);
    const setMina = (values: object) => db.update(students).set(values).where(eq(students.id, mina.id));
    await setMina(change);
    try {
      wait(HOUR);
      await runJobs();
      const sent = await read(id);
      assert.deepEqual([sent.state, sent.recipients, sent.audience], ['sent', 0, audience]);
      assert.deepEqual(await listRecipients(id), []);
    } finally {
      await setMina({ eraseAt: null, blockedAt: null, dateOfBirth: null });
    }
  });
}

test('waits with the next count for 20 times as long as the last one took', async () => {
  const id = await create();
  await send(id);
  await runJobs();
  const readCountedAt = async () => (await read(id)).figures.countedAt;
  const first = await readCountedAt();
  const [counted] = await db.select().from(messages).where(eq(messages.id, id));
  assert.equal(typeof counted!.countDuration, 'number');
  await db.update(messages).set({ countDuration: 3000 }).where(eq(messages.id, id));
  wait(59_000);
  await runJobs();
  assert.equal(await readCountedAt(), first);
  wait(1000);
  await runJobs();
  assert.notEqual(await readCountedAt(), first);
});

test('a scheduled message can be changed, sent at once and scheduled again, but not made incomplete', async () => {
  const id = await create();
  await schedule(id, inMs(HOUR));
  const change = (body: object, revision: number) =>
    owner('PUT', `${URL}/${id}`, { ...CONTENT, ...body, revision });
  assert.equal((await change({ text: '' }, 2)).statusCode, 422);
  assert.equal((await change({ title: 'Changed' }, 2)).statusCode, 200);
  assert.equal((await schedule(id, inMs(2 * HOUR), 3)).statusCode, 200);
  wait(HOUR);
  await runJobs();
  assert.equal((await read(id)).state, 'scheduled');
  assert.equal((await send(id, 4)).statusCode, 200);
  wait(2 * HOUR);
  await runJobs();
  assert.deepEqual([(await read(id)).title, await listRecipients(id)], ['Changed', ['mina', 'rabi']]);
});

test('a cancelled message is not sent, becomes a draft when it is changed, and can be deleted', async () => {
  const id = await create();
  assert.equal((await owner('POST', `${URL}/${id}/cancel`)).statusCode, 409);
  await schedule(id, inMs(HOUR));
  assert.equal((await owner('DELETE', `${URL}/${id}`)).statusCode, 409);
  assert.equal((await owner('POST', `${URL}/${id}/cancel`)).json().state, 'cancelled');
  wait(2 * HOUR);
  await runJobs();
  assert.deepEqual(await listRecipients(id), []);
  assert.equal((await owner('PUT', `${URL}/${id}`, { ...CONTENT, revision: 3 })).json().state, 'draft');
  assert.equal((await owner('DELETE', `${URL}/${id}`)).statusCode, 204);
  assert.equal((await owner('GET', `${URL}/${id}`)).statusCode, 404);
});

test('cancelling at the moment of sending either cancels or is refused', async () => {
  for (let n = 0; n < 10; n += 1) {
    const id = await create();
    await schedule(id, inMs(1000));
    wait(1000);
    const [cancelled] = await Promise.all([
      owner('POST', `${URL}/${id}/cancel`),
      sendDueMessages(db, now(), NEVER),
    ]);
    await writeBroadcasts(parts, NEVER);
    const expected = cancelled.statusCode === 200 ? [] : ['mina', 'rabi'];
    assert.ok([200, 409].includes(cancelled.statusCode), cancelled.body);
    assert.deepEqual(await listRecipients(id), expected);
    assert.equal((await read(id)).state, expected.length ? 'sent' : 'cancelled');
  }
});

test('several processes send a scheduled message once', async () => {
  const ids = [await create(), await create(), await create()];
  for (const id of ids) await schedule(id, inMs(1000));
  wait(1000);
  const other = connect(database.address, 3);
  after(() => other.close());
  const both = [db, other.db];
  await Promise.all(both.map((each) => sendDueMessages(each, now(), NEVER)));
  await Promise.all(both.map((each) => writeBroadcasts({ ...parts, db: each }, NEVER)));
  await writeBroadcasts(parts, NEVER);
  for (const id of ids) {
    assert.deepEqual(await listRecipients(id), ['mina', 'rabi']);
    assert.deepEqual(await listActions(id), ['create-message', 'schedule-message', 'send-message']);
  }
  assert.equal((await db.select().from(noticeBroadcasts)).length, 3);
});

test('a repeated request with the same key creates and sends one message', async () => {
  const created = [await owner('POST', URL, CONTENT, 'create'), await owner('POST', URL, CONTENT, 'create')];
  const [id, again] = created.map((response) => response.json()._id);
  assert.equal(id, again);
  const sent = await Promise.all([send(id, 1, 'send'), send(id, 1, 'send')]);
  assert.deepEqual(
    sent.map(({ statusCode }) => statusCode),
    [200, 200],
  );
  await runJobs();
  assert.deepEqual(await listRecipients(id), ['mina', 'rabi']);
});

test('cancels a scheduled message whose course was moved to the bin', async () => {
  const id = await create({ audience: 'course', courseId: course._id });
  await schedule(id, inMs(HOUR));
  await db.update(courses).set({ deletedAt: clock.now }).where(eq(courses.id, course._id));
  wait(HOUR);
  await runJobs();
  assert.deepEqual([(await read(id)).state, await listRecipients(id)], ['cancelled', []]);
  await db.update(courses).set({ deletedAt: null }).where(eq(courses.id, course._id));
});

test('lists by state and searches titles in both languages', async () => {
  const draft = await create({ title: 'First' });
  const scheduled = await create({ title: 'Second' });
  await schedule(scheduled, inMs(HOUR));
  const sent = await create({ title: 'Third' });
  await send(sent);
  const find = async (query: string) =>
    (await owner('GET', `${URL}?${query}`)).json().messages.map(({ _id }: { _id: string }) => _id);
  assert.deepEqual(await find('state=draft'), [draft]);
  assert.deepEqual(await find('state=scheduled'), [scheduled]);
  assert.deepEqual(await find('state=sending'), [sent]);
  await runJobs();
  assert.deepEqual([await find('state=sending'), await find('state=sent')], [[], [sent]]);
  assert.deepEqual(await find('search=seCOND'), [scheduled]);
  assert.equal((await find(`search=${encodeURIComponent('ଛୁଟି')}`)).length, 3);
  assert.deepEqual(await find('search=%25'), []);
  const { pagination } = (await owner('GET', `${URL}?limit=10`)).json();
  assert.deepEqual(pagination, { currentPage: 1, totalPages: 1, totalMessages: 3 });
});

test('shows the mail in both languages before it is sent', async () => {
  const { mails } = (await owner('GET', `${URL}/${await create()}/preview`)).json();
  const [english, odia] = mails;
  assert.deepEqual([english.language, odia.language], ['en', 'or']);
  assert.match(english.text, /^Hello student,\n\nHoliday on Friday\nThere is no class\./);
  assert.match(odia.text, /ଶୁକ୍ରବାର ଛୁଟି\nକ୍ଲାସ ନାହିଁ।/);
});

test('authors and reviewers can neither read nor write messages; support people can', async () => {
  const id = await create();
  for (const [role, status] of [
    ['author', 403],
    ['reviewer', 403],
    ['support', 200],
  ] as const) {
    const { token } = await createTeamMember(here, role);
    const headers = { authorization: `Bearer ${token}` };
    assert.equal((await app.inject({ url: URL, headers })).statusCode, status, role);
    const payload = { revision: 1 };
    const request = { method: 'POST', url: `${URL}/${id}/send`, headers, payload } as const;
    assert.equal((await app.inject(request)).statusCode, status, role);
  }
  assert.equal((await (await signInAgain('mina')).post(URL, CONTENT)).statusCode, 403);
});

test('38 erasing the account removes the message to that student', async () => {
  const student = await createSignedInStudent(here, 'Sudeshna Erased');
  const personal = { audience: 'student', studentId: student.id, title: 'To Sudeshna Erased' };
  for (const key of ['sent', 'scheduled'] as const) {
    const response = await owner('POST', URL, { ...CONTENT, ...personal }, `create ${key}`);
    const id = response.json()._id;
    if (key === 'sent') await send(id, 1, 'send');
    else await schedule(id, inMs(40 * DAY));
  }
  await runJobs();
  const kept = await create();
  await db.update(students).set({ eraseAt: clock.now }).where(eq(students.id, student.id));
  await eraseDueAccounts({ db, storage: here.storage }, now(), NEVER);
  assert.deepEqual(
    (await db.select().from(messages)).map(({ id }) => id),
    [kept],
  );
  for (const table of [messages, notices, noticeBroadcasts, noticeDeliveries, idempotencyKeys])
    assert.doesNotMatch(JSON.stringify(await db.select().from(table)), /Sudeshna/);
  assert.doesNotMatch(JSON.stringify(await db.select().from(audit)), /Sudeshna/);
  assert.doesNotMatch(JSON.stringify(await db.select().from(noticeBroadcasts)), new RegExp(student.id));
});

test('an export of data contains the texts of the messages that the student got', async () => {
  await send(await create());
  await create({ audience: 'student', studentId: mina.id, title: 'Never sent' });
  await runJobs();
  const { PERSONAL_TABLES } = await import('../../database/personal-data.ts');
  const { extra } = PERSONAL_TABLES.notices!.exported as { extra: Record<string, ReturnType<typeof sql>> };
  const { rows } = await db.execute(
    sql`select ${extra.message_title} as title, ${extra.message_text} as text from notices t
      where t.student_id = ${mina.id}`,
  );
  assert.deepEqual(rows, [{ title: CONTENT.title, text: CONTENT.text }]);
});

test('deletes messages to one student after 180 days', async () => {
  const personal = await create({ audience: 'student', studentId: mina.id });
  const toAll = await create();
  await deleteOldMessages(db, new Date(clock.now.getTime() + 179 * DAY));
  assert.equal((await db.select().from(messages)).length, 2);
  await deleteOldMessages(db, new Date(clock.now.getTime() + 181 * DAY));
  assert.deepEqual(
    (await db.select().from(messages)).map(({ id }) => id),
    [toAll],
  );
  assert.notEqual(personal, toAll);
});

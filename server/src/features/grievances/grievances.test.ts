import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { grievances } from '../../database/tables/grievances.ts';
import { students } from '../../database/tables/people.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { createTeamMember, testApp } from '../../testing/test-app.ts';
import { createOwner } from '../../testing/test-orders.ts';
import { createSignedInStudent } from '../../testing/test-student.ts';
import { eraseDueAccounts } from '../erasure/service.ts';
import { setChannels } from '../notices/delivery-queries.ts';
import { sendDue } from '../notices/sender.ts';
import { createMailSender, createSmtpTransport, createUnsubscribeLinks } from '../notices/service.ts';
import { createAnswerLetterWriter, deleteOldGrievances } from './service.ts';

const DAY_MS = 86_400_000;
const NEVER = new AbortController().signal;
const server = await startMailServer();
const transport = createSmtpTransport(server.url);
after(async () => {
  transport.close();
  await server.close();
});
const here = await testApp({ SMTP_URL: server.url, CALLS_A_MINUTE_PER_PERSON: '100000' });
const { db, clock, app, storage } = here;
const now = () => clock.now;
const origin = 'http://localhost:3000';
const links = createUnsubscribeLinks(['s'.repeat(48)], origin);
const noLetter = async () => null;
const sender = createMailSender({ name: 'Sikhya', origin, from: 'a@example.com', links }, transport, {
  perMinute: 100_000,
  letters: { 'parent-consent': noLetter, 'grievance-answer': createAnswerLetterWriter(db, 'Sikhya') },
});
const owner = await createOwner(here);

const FORM = { name: 'Rama', email: 'rama@example.com', kind: 'erasure', text: 'Erase my\ndata.' };
const sendForm = (change: object = {}) =>
  app.inject({ method: 'POST', url: '/api/public/grievances', payload: { ...FORM, ...change } });
const list = async (query = '') => (await owner('GET', `/api/admin/requests${query}`)).json();
const answer = (requestId: string, text = 'It is done.') =>
  owner('POST', `/api/admin/requests/${requestId}/answer`, { answer: text });

beforeEach(async () => {
  await db.delete(grievances);
  server.mails.length = 0;
  clock.now = new Date('2026-12-01T06:00:00Z');
  await setChannels(db, [sender], clock.now);
});

test('gives a number and a due date, and starts again in a new year of India', async () => {
  const first = await sendForm();
  assert.equal(first.statusCode, 201, first.body);
  assert.deepEqual(first.json(), { number: 'G-2026-0001', dueAt: '2026-12-31T06:00:00.000Z' });
  const student = await createSignedInStudent(here, 'numbered');
  const second = await student.post('/api/student/grievances', { kind: 'other', text: 'x' });
  assert.equal(second.json().number, 'G-2026-0002');
  // midnight in India
  clock.now = new Date('2026-12-31T18:30:00Z');
  assert.equal((await sendForm()).json().number, 'G-2027-0001');
});

test('numbers have no gaps and no duplicates when many arrive at once', async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      // every fourth is refused
      sendForm({ email: `p${n}@example.com`, ...(n % 4 === 3 && { text: ' ' }) }),
    ),
  );
  const numbers = responses.filter(({ statusCode }) => statusCode === 201).map((r) => r.json().number);
  assert.deepEqual(
    numbers.sort(),
    Array.from({ length: 15 }, (_, n) => `G-2026-${String(n + 1).padStart(4, '0')}`),
  );
});

test('a grievance that is sent again keeps its number until it is answered', async () => {
  const student = await createSignedInStudent(here, 'again');
  const sendOwn = () => student.post('/api/student/grievances', { kind: 'other', text: 'x' });
  for (const send of [sendForm, sendOwn]) {
    const responses = await Promise.all([send(), send(), send()]);
    assert.deepEqual(
      responses.map(({ statusCode }) => statusCode),
      [201, 201, 201],
    );
    assert.equal(new Set(responses.map(({ body }) => body)).size, 1);
  }
  assert.notEqual((await sendForm({ text: 'Something else.' })).json().number, 'G-2026-0001');
  const { requests } = await list('?search=G-2026-0001');
  await answer(requests[0]._id);
  assert.equal((await sendForm()).json().number, 'G-2026-0004');
  clock.now = new Date(clock.now.getTime() + DAY_MS);
  assert.equal((await sendOwn()).json().number, 'G-2026-0005');
});

test('an address and a student can send five a day', async () => {
  const statuses = [];
  for (let n = 0; n < 6; n += 1)
    statuses.push((await sendForm({ email: 'Rama@Example.com', text: `${n}` })).statusCode);
  assert.deepEqual(statuses, [201, 201, 201, 201, 201, 429]);
  const student = await createSignedInStudent(here, 'eager');
  const own = [];
  for (let n = 0; n < 6; n += 1)
    own.push((await student.post('/api/student/grievances', { kind: 'other', text: `${n}` })).statusCode);
  assert.deepEqual(own, [201, 201, 201, 201, 201, 429]);
  clock.now = new Date(clock.now.getTime() + DAY_MS + 1);
  assert.equal((await sendForm()).statusCode, 201);
});

test('visitors of one network can send thirty a day, whatever address they enter', async () => {
  const sendFrom = (remoteAddress: string, n: number) =>
    app.inject({
      method: 'POST',
      url: '/api/public/grievances',
      payload: { ...FORM, email: `visitor${n}@example.com` },
      remoteAddress,
    });
  // one machine has many addresses of its IPv6 network
  for (let n = 0; n < 30; n += 1)
    assert.equal((await sendFrom(`2001:db8:1:2::${n + 1}`, n)).statusCode, 201, `${n}`);
  const refused = await sendFrom('2001:db8:1:2::99', 99);
  assert.equal(refused.statusCode, 429);
  assert.match(refused.json().message, /from your network/);
  assert.equal((await sendFrom('2001:db8:1:2::99', 0)).json().number, 'G-2026-0001', 'sent again');
  assert.equal((await sendFrom('2001:db8:1:3::1', 99)).statusCode, 201, 'another network');
  const hashes = async () => (await db.select().from(grievances)).map(({ networkHash }) => networkHash);
  assert.ok((await hashes()).every((hash) => hash !== '' && !hash.includes('2001')));
  clock.now = new Date(clock.now.getTime() + DAY_MS + 1);
  assert.equal((await sendFrom('2001:db8:1:2::99', 99)).statusCode, 201, 'on the next day');
  await deleteOldGrievances(db, clock.now, NEVER);
  assert.equal((await hashes()).filter((hash) => hash !== '').length, 1);
});

test('refuses empty and too long fields and invalid e-mail addresses', async () => {
  for (const change of [
    { name: ' ' },
    { email: 'x' },
    { text: '' },
    { text: 'x'.repeat(4001) },
    { kind: 'x' },
    { language: 'fr' },
  ])
    assert.equal((await sendForm(change)).statusCode, 422, JSON.stringify(change));
});

test('lists, filters, searches and marks what is overdue', async () => {
  await sendForm({ email: 'old@example.com', name: 'ରମା' });
  clock.now = new Date(clock.now.getTime() + 29 * DAY_MS);
  await sendForm({ email: 'new@example.com' });
  clock.now = new Date(clock.now.getTime() + DAY_MS);
  const { requests, open, overdue, pagination } = await list();
  assert.deepEqual(
    requests.map(({ email, isOverdue }: { email: string; isOverdue: boolean }) => [email, isOverdue]),
    [
      ['old@example.com', true],
      ['new@example.com', false],
    ],
  );
  assert.deepEqual([open, overdue, pagination.totalRequests], [2, 1, 2]);
  const count = async (query: string) => (await list(query)).requests.length;
  assert.equal(await count('?state=overdue'), 1);
  assert.equal(await count('?state=answered'), 0);
  assert.equal(await count('?search=g-2026-0001'), 1);
  assert.equal(await count(`?search=${encodeURIComponent('ରମା')}`), 1);
  assert.equal(await count('?search=%25'), 0, 'a wildcard is a letter');
  assert.equal((await owner('GET', '/api/admin/requests?state=x')).statusCode, 400);
});

test('answers a visitor by e-mail once, in the language of the form', async () => {
  await sendForm({ language: 'or' });
  const [{ _id }] = (await list()).requests;
  assert.equal((await answer(_id, 'କାମ ସରିଲା।')).json().request.answeredBy, 'asha');
  assert.equal((await answer(_id)).statusCode, 409, 'twice');
  await Promise.all([1, 2].map(() => sendDue({ db, now, protectsMinors: true }, sender, NEVER)));
  assert.equal(server.mails.length, 1);
  assert.equal(server.mails[0]!.to, 'rama@example.com');
  const body = server.mails[0]!.raw.split(/\r\n--[-\w]+/)
    .map((part) => Buffer.from(part.split('\r\n\r\n').slice(1).join('\n'), 'base64').toString('utf8'))
    .join('\n');
  assert.match(body, /ଅଭିଯୋଗ G-2026-0001/);
  assert.match(body, /କାମ ସରିଲା।/);
  assert.equal((await list('?state=answered')).requests.length, 1);
});

test('answers a student by a notice and shows the answer only to that student', async () => {
  const student = await createSignedInStudent(here, 'asks');
  const other = await createSignedInStudent(here, 'another');
  await student.post('/api/student/grievances', { kind: 'date-of-birth', text: 'It is wrong.' });
  const [{ _id, studentId }] = (await list()).requests;
  assert.equal(studentId, student.id);
  await answer(_id);
  const { notices } = (await student.get('/api/student/notices?group=account')).json();
  assert.deepEqual(
    notices.map(({ kind, title }: { kind: string; title: string }) => [kind, title]),
    [['grievance-answered', 'G-2026-0001']],
  );
  const read = async (person: typeof student) =>
    (await person.get('/api/student/grievances')).json().grievances;
  assert.equal((await read(student))[0].answer, 'It is done.');
  assert.deepEqual(await read(other), []);
  await sendDue({ db, now, protectsMinors: true }, sender, NEVER);
  assert.deepEqual(
    server.mails.map(({ to }) => to),
    ['asks@example.com'],
  );
});

test('one answer wins when two admins answer at the same time', async () => {
  await sendForm();
  const [{ _id }] = (await list()).requests;
  const both = await Promise.all([answer(_id, 'One'), answer(_id, 'Two')]);
  assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 409]);
});

test('only owners and support people see and answer requests', async () => {
  await sendForm();
  const [{ _id }] = (await list()).requests;
  for (const [role, status] of [
    ['author', 403],
    ['reviewer', 403],
    ['support', 200],
  ] as const) {
    const { token } = await createTeamMember(here, role, `requests ${role}`);
    const headers = { authorization: `Bearer ${token}` };
    assert.equal((await app.inject({ url: '/api/admin/requests', headers })).statusCode, status, role);
    const url = `/api/admin/requests/${_id}/answer`;
    const answered = await app.inject({ method: 'POST', url, headers, payload: { answer: 'x' } });
    assert.equal(answered.statusCode, status, role);
  }
  const student = await createSignedInStudent(here, 'curious');
  assert.equal((await student.get('/api/admin/requests')).statusCode, 403);
  assert.equal((await answer('nonsense')).statusCode, 404);
});

test('an erasure removes the person and closes what is open', async () => {
  const student = await createSignedInStudent(here, 'leaves');
  await student.post('/api/student/grievances', { kind: 'other', text: 'Call me: Leaves' });
  await db.update(students).set({ eraseAt: clock.now }).where(eq(students.id, student.id));
  clock.now = new Date(clock.now.getTime() + 1000);
  await eraseDueAccounts({ db, storage }, clock.now, NEVER);
  const [left] = await db.select().from(grievances);
  assert.deepEqual([left!.studentId, left!.name, left!.email, left!.text], [null, '', '', '']);
  assert.equal((await list('?state=open')).requests.length, 0);
  assert.equal((await sendForm()).json().number, 'G-2026-0002', 'a number is never used twice');
});

test('answered requests are deleted after three years, open ones never', async () => {
  await sendForm();
  await sendForm({ email: 'open@example.com' });
  const [{ _id }] = (await list()).requests;
  await answer(_id);
  const later = (days: number) => new Date(clock.now.getTime() + days * DAY_MS);
  await deleteOldGrievances(db, later(3 * 366 - 1), NEVER);
  assert.equal((await db.select().from(grievances)).length, 2);
  await deleteOldGrievances(db, later(3 * 366 + 1), NEVER);
  assert.equal((await db.select().from(grievances)).length, 1);
});

import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { breaches } from '../../database/tables/breaches.ts';
import { noticeBroadcasts, noticeDeliveries, notices } from '../../database/tables/notices.ts';
import { students } from '../../database/tables/people.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { createTeamMember, testApp } from '../../testing/test-app.ts';
import { createOwner } from '../../testing/test-orders.ts';
import { createSignedInStudent } from '../../testing/test-student.ts';
import { setChannels } from '../notices/delivery-queries.ts';
import { sendDue } from '../notices/sender.ts';
import {
  createMailSender,
  createSmtpTransport,
  createUnsubscribeLinks,
  writeBroadcasts,
} from '../notices/service.ts';

const NEVER = new AbortController().signal;
const server = await startMailServer();
const transport = createSmtpTransport(server.url);
after(async () => {
  transport.close();
  await server.close();
});
const here = await testApp({ SMTP_URL: server.url });
const { db, clock, app } = here;
const now = () => clock.now;
clock.now = new Date('2027-03-01T17:00:00Z');
const origin = 'http://localhost:3000';
const links = createUnsubscribeLinks(['s'.repeat(48)], origin);
const sender = createMailSender({ name: 'Sikhya', origin, from: 'a@example.com', links }, transport, {
  perMinute: 100_000,
});
const owner = await createOwner(here);
const mina = await createSignedInStudent(here, 'mina');
const rabi = await createSignedInStudent(here, 'rabi');
const blocked = await createSignedInStudent(here, 'blocked');
const deleted = await createSignedInStudent(here, 'deleted');

beforeEach(async () => {
  for (const table of [notices, noticeDeliveries, noticeBroadcasts, breaches]) await db.delete(table);
  server.mails.length = 0;
  clock.now = new Date(clock.now.getTime() + 60_000);
  await setChannels(db, [sender], clock.now);
  await db.update(students).set({ blockedAt: clock.now }).where(eq(students.id, blocked.id));
  await db.update(students).set({ eraseAt: clock.now }).where(eq(students.id, deleted.id));
});

const TEXTS = {
  title: 'Data was exposed',
  text: 'Somebody read the list of names.\nChange nothing.',
  odia: { title: 'ତଥ୍ୟ ପ୍ରକାଶ ପାଇଲା', text: 'କେହି ନାମ ତାଲିକା ପଢ଼ିଛନ୍ତି।' },
};
const URL = '/api/admin/breaches';
const send = (change: object) => owner('POST', URL, { ...TEXTS, studentIds: null, count: 4, ...change });
const deliver = async () => {
  await writeBroadcasts({ db, now, protectsMinors: true }, NEVER);
  await sendDue({ db, now, protectsMinors: true }, sender, NEVER);
};

test('reaches everybody, also people who are blocked, have deleted the account, or sleep', async () => {
  // 23:30 in India
  clock.now = new Date('2027-03-01T18:00:00Z');
  const response = await send({});
  assert.equal(response.statusCode, 201, response.body);
  await deliver();
  await deliver();
  assert.deepEqual(server.mails.map(({ to }) => to).sort(), [
    'blocked@example.com',
    'deleted@example.com',
    'mina@example.com',
    'rabi@example.com',
  ]);
  assert.doesNotMatch(server.mails[0]!.headers, /List-Unsubscribe/);
  const [{ told, isFinished, sentBy, people }] = (await owner('GET', URL)).json().breaches;
  assert.deepEqual([told, isFinished, sentBy, people], [4, true, 'asha', null]);
});

test('shows the text in both languages', async () => {
  await send({});
  await deliver();
  const { notices: found } = (await mina.get('/api/student/notices?group=security')).json();
  const notice = found.find(({ kind }: { kind: string }) => kind === 'breach');
  assert.deepEqual(
    [notice.title, notice.text, notice.odiaTitles.title, notice.odiaTitles.text],
    [TEXTS.title, TEXTS.text, TEXTS.odia.title, TEXTS.odia.text],
  );
});

test('writes only to the people of a list', async () => {
  const list = { studentIds: [mina.id, mina.id] };
  assert.deepEqual((await owner('POST', `${URL}/preview`, list)).json(), { count: 1, unknownIds: [] });
  assert.equal((await send({ ...list, count: 1 })).statusCode, 201);
  await deliver();
  assert.deepEqual(
    server.mails.map(({ to }) => to),
    ['mina@example.com'],
  );
});

test('refuses unknown ids, nobody, and a number that is not the one of the preview', async () => {
  const unknown = [crypto.randomUUID(), 'nonsense', rabi.id];
  const preview = (await owner('POST', `${URL}/preview`, { studentIds: unknown })).json();
  assert.deepEqual(preview, { count: 1, unknownIds: unknown.slice(0, 2) });
  assert.equal((await send({ studentIds: unknown, count: 1 })).statusCode, 422);
  assert.equal((await send({ studentIds: [], count: 0 })).statusCode, 422);
  assert.equal((await send({ count: 3 })).statusCode, 409);
  assert.equal((await send({ odia: { title: '', text: 'x' } })).statusCode, 422);
  await deliver();
  assert.equal(server.mails.length, 0);
});

test('a repeated request with the same key sends one notice', async () => {
  const body = { ...TEXTS, studentIds: [rabi.id], count: 1 };
  const both = [await owner('POST', URL, body, 'key'), await owner('POST', URL, body, 'key')];
  assert.deepEqual(
    both.map(({ statusCode }) => statusCode),
    [201, 201],
  );
  assert.equal((await owner('GET', URL)).json().breaches.length, 1);
});

test('students cannot switch off breach notices', async () => {
  const setting = { group: 'security', channel: 'email', isOn: false };
  const response = await mina.ask({
    method: 'PUT',
    url: '/api/student/notices/settings',
    payload: setting,
  });
  assert.equal(response.statusCode, 422);
});

test('only owners may send a breach notice', async () => {
  for (const role of ['author', 'reviewer', 'support'] as const) {
    const { token } = await createTeamMember(here, role);
    const headers = { authorization: `Bearer ${token}` };
    const payload = { ...TEXTS, studentIds: null, count: 4 };
    assert.equal((await app.inject({ method: 'POST', url: URL, headers, payload })).statusCode, 403, role);
    assert.equal((await app.inject({ url: URL, headers })).statusCode, 403, role);
  }
  assert.equal((await mina.post(URL, {})).statusCode, 403);
});

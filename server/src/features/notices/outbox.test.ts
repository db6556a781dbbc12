import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NoticeKind } from '@sikhya/contract/notices.ts';
import { eq, sql } from 'drizzle-orm';
import { withConnection } from '../../database/connection.ts';
import { inTransaction } from '../../database/database.ts';
import { audit } from '../../database/tables/audit.ts';
import { noticeDeliveries, notices } from '../../database/tables/notices.ts';
import { students } from '../../database/tables/people.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { ADMIN, adminToken, testAppOn } from '../../testing/test-app.ts';
import { createTestCourse } from '../../testing/test-courses.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { EXAM } from '../../testing/test-exams.ts';
import { createBuyer } from '../../testing/test-orders.ts';
import { createSignedInStudent } from '../../testing/test-student.ts';
import { requestErasure } from '../erasure/service.ts';
import { setChannels } from './delivery-queries.ts';
import { type ChannelSender, sendDue } from './sender.ts';
import { createMailSender, createSmtpTransport, createUnsubscribeLinks, notify } from './service.ts';

const NEVER = new AbortController().signal;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How the mail server answers a recipient. */
let refusal: number | null = null;
const server = await startMailServer((address) => (address.startsWith('unknown') ? 550 : refusal));
const transport = createSmtpTransport(server.url);
after(async () => {
  transport.close();
  await server.close();
});

const database = await testDatabase();
const here = await testAppOn(database.db, { SMTP_URL: server.url, PUBLIC_URL: 'http://localhost:3000' });
const { db, clock, app } = here;
await adminToken(here);
/** The clock of the tests ends sessions. */
const signInAdmin = async () => {
  const response = await app.inject({ method: 'POST', url: '/api/auth/admin/login', payload: ADMIN });
  return { authorization: `Bearer ${response.json().token}` };
};
const links = createUnsubscribeLinks(['s'.repeat(48)], 'http://localhost:3000');
const site = {
  name: 'Sikhya',
  origin: 'http://localhost:3000',
  from: 'Sikhya <no-reply@example.com>',
  links,
};
const PER_MINUTE = 100_000;
const sender = createMailSender(site, transport, { perMinute: PER_MINUTE });
const now = () => clock.now;
const send = () => sendDue({ db, now, protectsMinors: true }, sender, NEVER);
const wait = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
};
/** A time in India, later than all tests before. */
let day = 0;
const setTime = (time: string) => {
  clock.now = new Date(Date.parse(`2027-01-01T${time}:00+05:30`) + day * 24 * HOUR);
};
let cause = 0;
const notifyStudent = (studentId: string, kind: NoticeKind, data = {}) => {
  cause += 1;
  return inTransaction(db, (tx) =>
    notify(tx, { studentId }, { kind, data, cause: String(cause), at: clock.now }),
  );
};
const readStates = async (studentId: string) =>
  (await db.select().from(noticeDeliveries).where(eq(noticeDeliveries.studentId, studentId))).map(
    ({ state }) => state,
  );

beforeEach(async () => {
  day += 1;
  setTime('12:00');
  server.mails.length = 0;
  refusal = null;
  await db.delete(noticeDeliveries);
  await setChannels(db, [sender], clock.now);
});

const decode = (raw: string) =>
  raw
    .split(/\r\n--[-\w]+/)
    .map((part) => Buffer.from(part.split('\r\n\r\n').slice(1).join('\n'), 'base64').toString('utf8'))
    .join('\n');

test('writes to a buyer in the language of the buyer, with links to unsubscribe', async () => {
  const buyer = await createBuyer(here, 'buyer');
  await db.update(students).set({ language: 'or' }).where(eq(students.id, buyer.id));
  const course = await createTestCourse(db, { title: '<Polity> & more', price: 100 });
  const order = await buyer.place({ courseId: course._id });
  await buyer.confirm(order, await buyer.pay(order));
  await Promise.all([send(), send()]);
  assert.equal(server.mails.length, 1);
  const { to, headers, raw, messageId } = server.mails[0]!;
  assert.equal(to, 'buyer@example.com');
  assert.match(messageId, /^<[0-9a-f-]{36}@localhost>$/);
  assert.match(headers, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  assert.match(headers, /^List-Unsubscribe: <http:\/\/localhost:3000\/unsubscribe\?token=[\w.-]+>$/m);
  assert.match(headers, /^Content-Type: multipart\/alternative/m);
  const body = decode(raw);
  assert.match(body, /ଦେୟ ମିଳିଲା/);
  assert.match(body, /“<Polity> & more” ଏବେ ଆପଣଙ୍କର। ଆପଣ ₹100 ଦେଇଛନ୍ତି।/);
  assert.match(body, /“&lt;Polity&gt; &amp; more”/);
  assert.match(body, /http:\/\/localhost:3000\/or\/student\/purchases/);
  assert.deepEqual(await readStates(buyer.id), ['sent']);
});

test('39 waits for the end of quiet hours, except for security', async () => {
  const { id } = await createSignedInStudent(here, 'sleeper');
  setTime('22:30');
  await notifyStudent(id, 'exam-results');
  await notifyStudent(id, 'new-device');
  await send();
  assert.deepEqual(
    server.mails.map(({ headers }) => /Subject: (.*)/.exec(headers)![1]),
    ['Sign-in on a new device'],
  );
  assert.doesNotMatch(server.mails[0]!.headers, /List-Unsubscribe/);
  wait(8 * HOUR + 29 * MINUTE);
  await send();
  assert.equal(server.mails.length, 1);
  wait(MINUTE);
  await send();
  assert.equal(server.mails.length, 2);
});

test('sends nothing about an exam that was cancelled before the end of quiet hours', async () => {
  const { id } = await createSignedInStudent(here, 'cancelled');
  setTime('22:30');
  const headers = await signInAdmin();
  const call = (url: string, payload: object) => app.inject({ method: 'POST', url, headers, payload });
  const { _id: examId } = (await call('/api/admin/exams', EXAM)).json().exam;
  await notifyStudent(id, 'exam-results', { examId });
  assert.equal((await call(`/api/admin/exams/${examId}/cancel`, {})).statusCode, 200);
  wait(9 * HOUR);
  await send();
  assert.equal(server.mails.length, 0);
  assert.deepEqual(await readStates(id), ['skipped']);
});

test('39 a retry in quiet hours waits too', async () => {
  const { id } = await createSignedInStudent(here, 'retried');
  setTime('20:59');
  refusal = 451;
  await notifyStudent(id, 'exam-results');
  await send();
  refusal = null;
  wait(5 * MINUTE);
  await send();
  assert.equal(server.mails.length, 0);
  wait(10 * HOUR);
  await send();
  assert.equal(server.mails.length, 1);
});

test('39 a digest that is late waits for the end of quiet hours', async () => {
  const { id } = await createSignedInStudent(here, 'late-digest');
  await notifyStudent(id, 'new-chapter', { count: 1 });
  wait(33 * HOUR);
  await send();
  wait(9 * HOUR + 59 * MINUTE);
  await send();
  assert.deepEqual([server.mails.length, await readStates(id)], [0, ['waiting']]);
  wait(MINUTE);
  await send();
  assert.deepEqual([server.mails.length, await readStates(id)], [1, ['sent']]);
});

test('collects notices that are not urgent in one digest a day, without those that were read', async () => {
  const student = await createSignedInStudent(here, 'reader');
  await notifyStudent(student.id, 'new-chapter', { count: 2 });
  wait(HOUR);
  await notifyStudent(student.id, 'report-answered');
  await notifyStudent(student.id, 'pass-ends');
  const { notices: listed } = (await student.get('/api/student/notices?group=reports')).json();
  await student.post('/api/notices/read', { noticeIds: [listed[0]._id] });
  await send();
  assert.equal(server.mails.length, 0);
  wait(20 * HOUR);
  await send();
  await send();
  assert.equal(server.mails.length, 1);
  const body = decode(server.mails[0]!.raw);
  assert.match(server.mails[0]!.headers, /Subject: 2 notices from Sikhya/);
  assert.match(body, /New in your course/);
  assert.match(body, /Your pass ends soon/);
  assert.doesNotMatch(body, /Your report was answered/);
});

test('a notice that is written shortly before or when the digest is sent is in the next one', async () => {
  const { id } = await createSignedInStudent(here, 'at-eight');
  setTime('07:58');
  await notifyStudent(id, 'new-chapter', { count: 1 });
  setTime('07:59');
  await notifyStudent(id, 'pass-ends');
  setTime('08:00');
  await send();
  await notifyStudent(id, 'report-answered');
  await send();
  assert.equal(server.mails.length, 1);
  wait(24 * HOUR);
  await send();
  assert.equal(server.mails.length, 2);
  const body = decode(server.mails[1]!.raw);
  assert.match(body, /Your pass ends soon/);
  assert.match(body, /Your report was answered/);
  assert.doesNotMatch(body, /New in your course/);
});

test('sends no digest if everything was read', async () => {
  const student = await createSignedInStudent(here, 'diligent');
  await notifyStudent(student.id, 'new-chapter', { count: 1 });
  await student.post('/api/notices/read', {});
  wait(21 * HOUR);
  await send();
  assert.deepEqual([server.mails.length, await readStates(student.id)], [0, ['skipped']]);
});

test('39 respects what was switched off, before and after the delivery was written', async () => {
  const student = await createSignedInStudent(here, 'chooser');
  const set = async (isOn: boolean) => {
    const payload = { group: 'exams', channel: 'email', isOn };
    const response = await student.ask({ method: 'PUT', url: '/api/student/notices/settings', payload });
    assert.equal(response.statusCode, 200, response.body);
    return response.json();
  };
  await notifyStudent(student.id, 'exam-results');
  const settings = await set(false);
  assert.equal(settings.groups.find(({ group }: { group: string }) => group === 'exams').email, false);
  await send();
  await notifyStudent(student.id, 'exam-results');
  assert.deepEqual(await readStates(student.id), ['skipped']);
  await set(true);
  await notifyStudent(student.id, 'exam-results');
  await send();
  assert.equal(server.mails.length, 1);
});

test('hides a group in the app and still sends it', async () => {
  const student = await createSignedInStudent(here, 'hidden');
  const payload = { group: 'exams', channel: 'app', isOn: false };
  await student.ask({ method: 'PUT', url: '/api/student/notices/settings', payload });
  await notifyStudent(student.id, 'exam-results');
  await send();
  assert.equal(server.mails.length, 1);
  assert.deepEqual((await student.get('/api/notices/unread')).json(), { unread: 0 });
  assert.deepEqual((await student.get('/api/student/notices')).json().notices, []);
});

test('returns 422 when security is switched off', async () => {
  const student = await createSignedInStudent(here, 'careless');
  const payload = { group: 'security', channel: 'email', isOn: false };
  const response = await student.ask({ method: 'PUT', url: '/api/student/notices/settings', payload });
  assert.equal(response.statusCode, 422);
});

test('39 sends nothing to a student who was blocked meanwhile', async () => {
  const { id } = await createSignedInStudent(here, 'blocked');
  await notifyStudent(id, 'exam-results');
  await db.update(students).set({ blockedAt: clock.now }).where(eq(students.id, id));
  await send();
  assert.deepEqual([server.mails.length, await readStates(id)], [0, ['skipped']]);
});

test('39 sends nothing to a student who deleted the account meanwhile, except about a breach', async () => {
  const { id } = await createSignedInStudent(here, 'deleted');
  for (const kind of ['exam-results', 'new-device', 'new-chapter', 'breach'] as const)
    await notifyStudent(id, kind, { count: 1 });
  await inTransaction(db, (tx) => requestErasure(tx, id, clock.now));
  wait(21 * HOUR);
  await send();
  assert.deepEqual(
    [server.mails.length, (await readStates(id)).sort()],
    [1, ['sent', 'skipped', 'skipped', 'skipped']],
  );
});

test('tries again after pauses with the same Message-ID, then gives up', async () => {
  const { id } = await createSignedInStudent(here, 'unlucky');
  await notifyStudent(id, 'new-device');
  refusal = 451;
  await send();
  await send();
  assert.deepEqual(await readStates(id), ['waiting']);
  const [{ id: deliveryId, tries, lastError } = { id: '', tries: 0, lastError: '' }] = await db
    .select()
    .from(noticeDeliveries)
    .where(eq(noticeDeliveries.studentId, id));
  assert.deepEqual([tries, /refused by the test/.test(lastError ?? '')], [1, true]);
  for (const minutes of [1, 5, 30, 120, 360]) {
    wait(minutes * MINUTE);
    await send();
  }
  refusal = null;
  wait(1440 * MINUTE);
  await send();
  assert.deepEqual(
    server.mails.map(({ messageId }) => messageId),
    [`<${deliveryId}@localhost>`],
  );
  await notifyStudent(id, 'password-changed');
  refusal = 451;
  for (const minutes of [0, 1, 5, 30, 120, 360, 1440]) {
    wait(minutes * MINUTE);
    await send();
  }
  assert.deepEqual((await readStates(id)).sort(), ['dead', 'sent']);
});

test('an address that the mail server does not know is dead at once', async () => {
  const { id } = await createSignedInStudent(here, 'unknown');
  await notifyStudent(id, 'exam-results');
  await send();
  assert.deepEqual(await readStates(id), ['dead']);
  const headers = await signInAdmin();
  const { outbox } = (await app.inject({ url: '/api/admin/system', headers })).json().stored;
  assert.equal(outbox.waiting, 0);
  const [dead, ...others] = outbox.dead;
  assert.deepEqual([dead.studentId, dead.channel, dead.tries, others.length], [id, 'email', 1, 0]);
  assert.match(dead.error, /refused by the test/);
});

test('an admin requeues one dead delivery, or all of a channel', async () => {
  const { id } = await createSignedInStudent(here, 'unknown-and-back');
  for (let n = 0; n < 3; n += 1) await notifyStudent(id, 'exam-results');
  await send();
  assert.deepEqual(await readStates(id), ['dead', 'dead', 'dead']);
  const headers = await signInAdmin();
  const retry = (path: string, payload?: object) =>
    app.inject({
      method: 'POST',
      url: `/api/admin/system/deliveries/${path}`,
      headers,
      ...(payload && { payload }),
    });
  const readOutbox = async () =>
    (await app.inject({ url: '/api/admin/system', headers })).json().stored.outbox;
  const { dead, deadCounts } = await readOutbox();
  assert.deepEqual(deadCounts, { email: 3, push: 0 });
  // the address works now
  await db.update(students).set({ email: 'back@example.com' }).where(eq(students.id, id));
  for (let n = 0; n < 2; n += 1) assert.equal((await retry(`${dead[0].id}/retry`)).statusCode, 204);
  await send();
  assert.deepEqual((await readStates(id)).sort(), ['dead', 'dead', 'sent']);
  assert.equal((await retry(`${dead[0].id}/retry`)).statusCode, 204);
  await send();
  assert.deepEqual(
    server.mails.map(({ messageId }) => messageId),
    [`<${dead[0].id}@localhost>`],
    'one that was sent is not sent again',
  );
  assert.deepEqual((await retry('retry', { channel: 'email' })).json(), { retried: 2, left: 0 });
  assert.deepEqual((await retry('retry', { channel: 'email' })).json(), { retried: 0, left: 0 });
  await send();
  assert.deepEqual([await readStates(id), server.mails.length], [['sent', 'sent', 'sent'], 3]);
  assert.deepEqual((await readOutbox()).deadCounts, { email: 0, push: 0 });
  const entries = await db.select().from(audit).where(eq(audit.action, 'retry-deliveries'));
  assert.deepEqual(
    entries.map(({ details }) => details),
    [1, 2].map((count) => ({ channel: 'email', count })),
    'only what changed something',
  );
});

test('a closed channel requeues nothing, and an unknown delivery returns 404', async () => {
  const headers = await signInAdmin();
  const retry = (path: string, payload = {}) =>
    app.inject({ method: 'POST', url: `/api/admin/system/deliveries/${path}`, headers, payload });
  assert.equal((await retry('retry', { channel: 'push' })).statusCode, 409);
  assert.equal((await retry('retry', { channel: 'letter' })).statusCode, 422);
  for (const id of ['nothing', crypto.randomUUID()])
    assert.equal((await retry(`${id}/retry`)).statusCode, 404);
});

test('two senders together keep to the rate of the channel', async () => {
  const { id } = await createSignedInStudent(here, 'many');
  for (let n = 0; n < 8; n += 1) await notifyStudent(id, 'exam-results');
  await setChannels(db, [], clock.now);
  await setChannels(db, [{ channel: 'email', perMinute: 60 }], clock.now);
  await Promise.all([send(), send()]);
  assert.equal(server.mails.length, 5);
  wait(2000);
  await Promise.all([send(), send()]);
  assert.equal(server.mails.length, 7);
  await setChannels(db, [], clock.now);
  await setChannels(db, [sender], clock.now);
});

test('writes no delivery while a channel is closed', async () => {
  const { id } = await createSignedInStudent(here, 'offline');
  await setChannels(db, [], clock.now);
  await notifyStudent(id, 'exam-results');
  assert.deepEqual(await readStates(id), []);
  assert.equal((await db.select().from(notices).where(eq(notices.studentId, id))).length, 1);
});

test('another sender takes over after the lease of a sender that was killed', async () => {
  const { id } = await createSignedInStudent(here, 'taken');
  await notifyStudent(id, 'exam-results');
  const killed = new Error('killed');
  const dying = {
    ...sender,
    send: () => Promise.reject(killed),
    isPermanent: () => {
      throw killed;
    },
  };
  await assert.rejects(sendDue({ db, now, protectsMinors: true }, dying, NEVER), killed);
  wait(4 * MINUTE);
  await send();
  assert.equal(server.mails.length, 0);
  wait(MINUTE);
  await send();
  assert.deepEqual([server.mails.length, await readStates(id)], [1, ['sent']]);
});

test('39 a sender whose messages cannot be recorded stops after five', async () => {
  const { id } = await createSignedInStudent(here, 'unrecorded');
  for (let n = 0; n < 8; n += 1) await notifyStudent(id, 'new-device');
  let tried = 0;
  const failing: ChannelSender = {
    ...sender,
    send() {
      tried += 1;
      return Promise.reject(new Error('failed'));
    },
    isPermanent() {
      throw new Error('not recorded');
    },
  };
  await assert.rejects(sendDue({ db, now, protectsMinors: true }, failing, NEVER), /not recorded/);
  assert.equal(tried, 5);
  wait(5 * MINUTE);
  await send();
  assert.equal(server.mails.length, 8);
});

/** A sender whose messages wait at a gate until it is opened. */
function createGatedSender() {
  let sent = 0;
  let gate = Promise.withResolvers<void>();
  const gated: ChannelSender = {
    channel: 'email',
    perMinute: PER_MINUTE,
    async send() {
      sent += 1;
      await gate.promise;
      return true;
    },
    isPermanent: () => false,
  };
  return {
    gated,
    waitFor: async (count: number) => {
      while (sent < count) await sleep(5);
    },
    /** Opens the gate for those that wait, and closes it for the next ones. */
    open() {
      gate.resolve();
      gate = Promise.withResolvers();
    },
    countSent: () => sent,
  };
}

test('39 a slow mail server delays the rest of a batch and sends nothing of it twice', async (t) => {
  const { id } = await createSignedInStudent(here, 'slow');
  for (let n = 0; n < 8; n += 1) await notifyStudent(id, 'new-device');
  const leaseMs = 3600_000;
  const { gated, waitFor, open, countSent } = createGatedSender();
  const sending = sendDue({ db, now, protectsMinors: true, leaseMs }, gated, NEVER);
  await waitFor(5);
  let later = performance.now();
  t.mock.method(performance, 'now', () => later);
  const pass = (leases: number) => {
    later += leases * leaseMs;
    wait(leases * leaseMs);
  };
  // too late to start the rest, but the lease of the first five has not ended
  pass(0.6);
  open();
  await waitFor(8);
  while ((await readStates(id)).filter((state) => state === 'sent').length < 5) await sleep(5);
  // the end of the first lease
  pass(0.5);
  await send();
  open();
  await sending;
  assert.deepEqual([countSent(), server.mails.length], [8, 0]);
});

test('39 a message that takes long delays no other one, and is sent once', {
  timeout: 120_000,
}, async ({ signal }) => {
  const { id } = await createSignedInStudent(here, 'hanging');
  const hanging = Promise.withResolvers<void>();
  const sent: string[] = [];
  const oneHangs: ChannelSender = {
    ...sender,
    async send({ deliveryId }) {
      sent.push(deliveryId);
      if (sent.length === 1) await hanging.promise;
      return true;
    },
  };
  // more than a batch
  for (let n = 0; n < 30; n += 1) await notifyStudent(id, 'new-device');
  const sending = sendDue({ db, now, protectsMinors: true }, oneHangs, NEVER);
  while (sent.length < 30) await sleep(5, undefined, { signal });
  for (let n = 0; n < 5; n += 1) await notifyStudent(id, 'new-device');
  while (sent.length < 35) await sleep(5, undefined, { signal });
  hanging.resolve();
  await sending;
  assert.equal(new Set(sent).size, 35);
  await send();
  assert.deepEqual([sent.length, server.mails.length], [35, 0]);
  assert.deepEqual(new Set(await readStates(id)), new Set(['sent']));
});

test('a sender that is stopped sends what it has begun, and leaves the rest to others at once', async () => {
  const { id } = await createSignedInStudent(here, 'stopped');
  for (let n = 0; n < 8; n += 1) await notifyStudent(id, 'new-device');
  const { gated, waitFor, open, countSent } = createGatedSender();
  const stopping = new AbortController();
  const sending = sendDue({ db, now, protectsMinors: true }, gated, stopping.signal);
  await waitFor(5);
  stopping.abort();
  open();
  await sending;
  await send();
  assert.deepEqual([countSent(), server.mails.length], [5, 3]);
});

test('a mail that was sent while the database went away is recorded later and not sent again', async () => {
  const { id } = await createSignedInStudent(here, 'away');
  await notifyStudent(id, 'new-device');
  const setReadOnly = (isOn: boolean) =>
    withConnection(database.address, async (own) => {
      const name = sql.identifier(database.address.database);
      await own.execute(sql`set default_transaction_read_only = off`);
      const value = sql.raw(String(isOn));
      await own.execute(sql`alter database ${name} set default_transaction_read_only = ${value}`);
      // connections that are open keep the old setting
      if (isOn)
        await own.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`);
    });
  const sending = sendDue(
    { db, now, protectsMinors: true },
    {
      ...sender,
      async send(message) {
        const isSent = await sender.send(message);
        await setReadOnly(true);
        setTimeout(() => void setReadOnly(false), 1500);
        return isSent;
      },
    },
    NEVER,
  );
  await sending;
  assert.deepEqual(await readStates(id), ['sent']);
  wait(HOUR);
  await send();
  assert.equal(server.mails.length, 1);
});

test('a link in a mail asks before it unsubscribes, and one click of a mail program is enough', async () => {
  const { id } = await createSignedInStudent(here, 'leaver');
  const url = links.createUrl(id, 'exams').replace('http://localhost:3000', '');
  const page = await app.inject({ url });
  assert.equal(page.statusCode, 200);
  assert.match(page.body, /Stop e-mails about: exams\?/);
  await notifyStudent(id, 'exam-results');
  const clicked = await app.inject({
    method: 'POST',
    url,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  assert.equal(clicked.statusCode, 200);
  assert.match(clicked.body, /no more e-mails about: exams/);
  assert.equal((await app.inject({ method: 'POST', url })).statusCode, 200);
  await send();
  await notifyStudent(id, 'exam-results');
  await notifyStudent(id, 'purchase');
  await send();
  assert.deepEqual((await readStates(id)).sort(), ['sent', 'skipped']);
});

test('a forged link changes nothing', async () => {
  const { id } = await createSignedInStudent(here, 'victim');
  const genuine = new URL(links.createUrl(id, 'exams')).searchParams.get('token')!;
  const forged = createUnsubscribeLinks(['x'.repeat(48)], 'http://localhost:3000').createUrl(id, 'exams');
  for (const token of [
    '',
    'x',
    genuine.slice(0, -1),
    genuine.replace('.exams.', '.purchases.'),
    new URL(forged).searchParams.get('token')!,
    new URL(links.createUrl(id, 'security')).searchParams.get('token')!,
    new URL(links.createUrl(crypto.randomUUID(), 'exams')).searchParams.get('token')!,
  ]) {
    const response = await app.inject({ method: 'POST', url: `/unsubscribe?token=${token}` });
    assert.equal(response.statusCode, 404, token);
    const page = await app.inject({ url: `/unsubscribe?token=${token}` });
    assert.match(page.body, /This link is incomplete/);
    assert.doesNotMatch(page.body, /<form/);
  }
  await notifyStudent(id, 'exam-results');
  await notifyStudent(id, 'purchase');
  await send();
  assert.equal(server.mails.length, 2);
});

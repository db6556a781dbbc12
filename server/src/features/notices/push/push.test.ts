import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { importJWK, jwtVerify } from 'jose';
import { inTransaction } from '../../../database/database.ts';
import { noticeDeliveries, pushSubscriptions } from '../../../database/tables/notices.ts';
import { testApp } from '../../../testing/test-app.ts';
import { createExamAdmin, EXAM } from '../../../testing/test-exams.ts';
import { createSignedInStudent } from '../../../testing/test-student.ts';
import { setChannels } from '../delivery-queries.ts';
import { sendDue } from '../sender.ts';
import { createPushSender, createVapid, getPublicKey, notify, readOrCreatePushKey } from '../service.ts';
import { isPushService } from './push-services.ts';

const NEVER = new AbortController().signal;
const PRIVATE_KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
const here = await testApp({ PUSH_PRIVATE_KEY: PRIVATE_KEY });
const { db, clock } = here;

type Call = { url: string; headers: Headers; body: Buffer };
const calls: Call[] = [];
/** The answers of the push services, by the last part of the address. */
const statuses: Record<string, number> = {};
const fetchAsService: typeof fetch = async (input, init) => {
  const url = String(input);
  calls.push({
    url,
    headers: new Headers(init!.headers),
    body: Buffer.from(init!.body as Uint8Array<ArrayBuffer>),
  });
  return new Response(null, { status: statuses[url.split('/').at(-1)!] ?? 201 });
};
const now = () => clock.now;
const vapid = createVapid(PRIVATE_KEY, { contact: 'mailto:a@example.com', now });
const sender = createPushSender({ db, now, vapid, siteName: 'Sikhya', fetch: fetchAsService });
const send = () => sendDue({ db, now, protectsMinors: true }, sender, NEVER);

beforeEach(async () => {
  clock.now = new Date('2027-01-10T12:00:00+05:30');
  calls.length = 0;
  await db.delete(noticeDeliveries);
  await setChannels(db, [sender], clock.now);
});

/** A browser that can read what is sent to it. */
function createBrowser(name: string) {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
  const read = (body: Buffer) => {
    const [salt, sent, encrypted] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sent]);
    const secret = hkdfSync('sha256', ecdh.computeSecret(sent), auth, info, 32);
    const derive = (what: string, length: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${what}\0`, length));
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    cipher.setAuthTag(encrypted.subarray(-16));
    const plain = Buffer.concat([cipher.update(encrypted.subarray(0, -16)), cipher.final()]);
    assert.equal(plain.at(-1), 2);
    return JSON.parse(plain.subarray(0, -1).toString('utf8'));
  };
  return { subscription, read };
}

type Student = Awaited<ReturnType<typeof createSignedInStudent>>;
const put = ({ ask }: Student, payload: object) =>
  ask({ method: 'PUT', url: '/api/student/push-subscription', payload });
let cause = 0;
const notifyStudent = (studentId: string) => {
  cause += 1;
  const notice = { kind: 'exam-results', data: {}, cause: String(cause), at: clock.now } as const;
  return inTransaction(db, (tx) => notify(tx, { studentId }, notice));
};
const readStates = async (studentId: string) =>
  (await db.select().from(noticeDeliveries).where(eq(noticeDeliveries.studentId, studentId))).map(
    ({ state }) => state,
  );

test('sends an encrypted push that only the browser can read, signed for its service', async () => {
  const student = await createSignedInStudent(here, 'mina');
  const { subscription, read } = createBrowser('mina');
  assert.equal((await put(student, subscription)).statusCode, 200);
  assert.equal((await put(student, subscription)).statusCode, 200);
  await notifyStudent(student.id);
  await send();
  assert.equal(calls.length, 1);
  const [{ headers, body, url }] = calls as [Call];
  assert.equal(url, subscription.endpoint);
  assert.equal(body.includes('Results'), false);
  const { title, path: leadsTo, lang } = read(body);
  assert.deepEqual([title, leadsTo, lang], ['Results are out', '/student/exams', 'en']);
  assert.match(headers.get('topic')!, /^[0-9a-f]{32}$/);
  const [, token, key] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.get('authorization')!)!;
  const settings = (await student.get('/api/student/notices/settings')).json();
  assert.deepEqual([settings.pushKey, settings.channels.push], [key, true]);
  const point = Buffer.from(key!, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { payload } = await jwtVerify(token!, await importJWK(jwk, 'ES256'), {
    audience: 'https://fcm.googleapis.com',
    subject: 'mailto:a@example.com',
    currentDate: clock.now,
  });
  assert.ok(payload.exp! - clock.now.getTime() / 1000 <= 24 * 3600);
  assert.deepEqual(await readStates(student.id), ['sent']);
});

test('39 a push says in which hours it must not ring if it arrives late, except one about security', async () => {
  const student = await createSignedInStudent(here, 'sleeper');
  const { subscription, read } = createBrowser('sleeper');
  await put(student, subscription);
  await notifyStudent(student.id);
  const newDevice = { kind: 'new-device', data: {}, cause: 'device', at: clock.now } as const;
  await inTransaction(db, (tx) => notify(tx, { studentId: student.id }, newDevice));
  await send();
  const quiet = ['2027-01-10T21:00:00+05:30', '2027-01-11T07:00:00+05:30'].map((time) => Date.parse(time));
  const silent = calls.map(({ body }) => read(body)).map((payload) => [payload.path, payload.silent]);
  assert.deepEqual(Object.fromEntries(silent)['/student/exams'], quiet);
  assert.deepEqual(silent.map(([, period]) => period ?? null).filter((period) => period === null).length, 1);
});

test('writes no delivery for a student without a browser, and sends none after signing out', async () => {
  const student = await createSignedInStudent(here, 'rabi');
  await notifyStudent(student.id);
  assert.deepEqual(await readStates(student.id), []);
  await put(student, createBrowser('rabi').subscription);
  await student.post('/api/auth/logout');
  await notifyStudent(student.id);
  await send();
  assert.deepEqual([calls.length, await readStates(student.id)], [0, ['skipped']]);
});

test('the push service keeps the opening of an exam until it is too late, and other notices for a day', async () => {
  const student = await createSignedInStudent(here, 'offline-phone');
  await put(student, createBrowser('offline-phone').subscription);
  const opensAt = new Date(clock.now.getTime() + 10 * 60_000).toISOString();
  const exam = await (await createExamAdmin(here)).create({ ...EXAM, opensAt });
  const notice = {
    kind: 'exam-begins',
    data: { examId: exam._id },
    cause: 'opening',
    at: clock.now,
  } as const;
  await inTransaction(db, (tx) => notify(tx, { studentId: student.id }, notice));
  await notifyStudent(student.id);
  await send();
  const keptSeconds = calls.map(({ headers }) => Number(headers.get('ttl')));
  assert.deepEqual(
    keptSeconds.sort((a, b) => a - b),
    [25 * 60, 24 * 3600],
  );
});

test('forgets a browser that has unsubscribed, and tries again when the service is down', async () => {
  const student = await createSignedInStudent(here, 'gone');
  await put(student, createBrowser('gone').subscription);
  statuses.gone = 410;
  await notifyStudent(student.id);
  await send();
  assert.deepEqual(await readStates(student.id), ['skipped']);
  assert.deepEqual(
    await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.studentId, student.id)),
    [],
  );
  await put(student, createBrowser('down').subscription);
  statuses.down = 503;
  await notifyStudent(student.id);
  await send();
  statuses.down = 201;
  clock.now = new Date(clock.now.getTime() + 60_000);
  await send();
  assert.deepEqual((await readStates(student.id)).sort(), ['sent', 'skipped']);
  statuses.down = 403;
  await notifyStudent(student.id);
  await send();
  assert.deepEqual((await readStates(student.id)).sort(), ['dead', 'sent', 'skipped']);
});

test('a browser belongs to the student who subscribed last', async () => {
  const { subscription } = createBrowser('shared');
  const first = await createSignedInStudent(here, 'first');
  const second = await createSignedInStudent(here, 'second');
  await put(first, subscription);
  await put(second, subscription);
  await notifyStudent(first.id);
  await notifyStudent(second.id);
  await first.post('/api/student/push-subscription/remove', { endpoint: subscription.endpoint });
  await send();
  assert.equal(calls.length, 1);
  await second.post('/api/student/push-subscription/remove', { endpoint: subscription.endpoint });
  await notifyStudent(second.id);
  await send();
  assert.equal(calls.length, 1);
});

test('keeps the newest ten browsers of a student', async () => {
  const student = await createSignedInStudent(here, 'collector');
  for (let n = 0; n < 12; n += 1) {
    clock.now = new Date(clock.now.getTime() + 1000);
    await put(student, createBrowser(`b${n}`).subscription);
  }
  await notifyStudent(student.id);
  await send();
  const names = calls.map(({ url }) => url.split('/').at(-1)).sort();
  assert.deepEqual([names.length, names.includes('b1'), names.includes('b11')], [10, false, true]);
});

test('returns 422 for an address that is not a push service and for bad keys', async () => {
  const student = await createSignedInStudent(here, 'attacker');
  const { subscription } = createBrowser('attacker');
  for (const endpoint of [
    'http://fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilfcm.googleapis.com/x',
    'https://user:pass@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'file:///etc/passwd',
    'x',
  ]) {
    assert.equal(isPushService(endpoint), false, endpoint);
    assert.equal((await put(student, { ...subscription, endpoint })).statusCode, 422, endpoint);
  }
  const keys = { ...subscription.keys, auth: 'x' };
  assert.equal((await put(student, { ...subscription, keys })).statusCode, 422);
  assert.equal(isPushService('https://updates.push.services.mozilla.com/wpush/v2/x'), true);
});

test('creates the private key once, readable only by its owner', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sikhya-push-'));
  const key = await readOrCreatePushKey(folder);
  assert.equal(await readOrCreatePushKey(folder), key);
  assert.equal(Buffer.from(key, 'base64url').length, 32);
  assert.equal(Buffer.from(getPublicKey(key), 'base64url').length, 65);
  const file = path.join(folder, 'push-private-key');
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  assert.equal(await readFile(file, 'utf8'), key);
  await rm(folder, { recursive: true });
});

import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { NOTICE_VERSION } from '@sikhya/contract/privacy-notice.ts';
import { eq, sql } from 'drizzle-orm';
import { consents, parentRequests } from '../../database/tables/consents.ts';
import { noticeDeliveries } from '../../database/tables/notices.ts';
import { students } from '../../database/tables/people.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { createTeamMember, studentToken, testApp, testAppOn } from '../../testing/test-app.ts';
import { createTestCourse } from '../../testing/test-courses.ts';
import { createBuyer, createOwner } from '../../testing/test-orders.ts';
import { createSignedInStudent } from '../../testing/test-student.ts';
import { eraseDueAccounts } from '../erasure/service.ts';
import { setChannels } from '../notices/delivery-queries.ts';
import { sendDue } from '../notices/sender.ts';
import { createMailSender, createSmtpTransport, createUnsubscribeLinks } from '../notices/service.ts';
import { createParentLetterWriter, createParentTokens, deleteOldParentRequests } from './service.ts';

const DAY_MS = 86_400_000;
const NEVER = new AbortController().signal;
const SECRET = 's'.repeat(48);
const server = await startMailServer();
const transport = createSmtpTransport(server.url);
after(async () => {
  transport.close();
  await server.close();
});

const here = await testApp({ SMTP_URL: server.url });
const { db, clock, app } = here;
const now = () => clock.now;
const origin = 'http://localhost:3000';
const site = {
  name: 'Sikhya',
  origin,
  from: 'a@example.com',
  links: createUnsubscribeLinks([SECRET], origin),
};
const tokens = createParentTokens([SECRET]);
const sender = createMailSender(site, transport, {
  perMinute: 100_000,
  letters: {
    'parent-consent': createParentLetterWriter({ db, now, tokens, site }),
    'grievance-answer': async () => null,
  },
});
const send = () => sendDue({ db, now, protectsMinors: true }, sender, NEVER);

const CHILD = { dateOfBirth: '2012-05-01', noticeVersion: NOTICE_VERSION };
const ADULT = { dateOfBirth: '1980-05-01', noticeVersion: NOTICE_VERSION };
const BIRTH = '/api/student/privacy/date-of-birth';
const ASK = '/api/student/privacy/parent-requests';
const LINK = '/api/public/parent-consent';
const GIVEN = { answer: 'given', name: 'Sita Das', isAdultParent: true, noticeVersion: NOTICE_VERSION };

let counted = 0;
const nextName = (name: string) => {
  counted += 1;
  return `${name} ${counted}`;
};

beforeEach(async () => {
  clock.now = new Date(Date.parse('2027-01-01T06:00:00Z') + counted * 10 * DAY_MS);
  server.mails.length = 0;
  await setChannels(db, [sender], clock.now);
});

type Student = Awaited<ReturnType<typeof createSignedInStudent>>;

const readPrivacy = async (student: Student) => {
  const response = await student.get('/api/student/privacy');
  assert.equal(response.statusCode, 200, response.body);
  return response.json().privacy;
};
const expectDone = async (response: Promise<{ statusCode: number; body: string }>) => {
  const { statusCode, body } = await response;
  assert.ok(statusCode === 204 || statusCode === 200, body);
};
const createChild = async (name = 'child') => {
  const child = await createBuyer(here, nextName(name));
  await expectDone(child.post(BIRTH, CHILD));
  return child;
};
const createParent = async () => {
  const parent = await createSignedInStudent(here, nextName('parent'));
  await expectDone(parent.post(BIRTH, ADULT));
  return parent;
};
const callPublic = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const decode = (raw: string) =>
  raw
    .split(/\r\n--[-\w]+/)
    .map((part) => Buffer.from(part.split('\r\n\r\n').slice(1).join('\n'), 'base64').toString('utf8'))
    .join('\n');

/** Asks by e-mail and returns the token of the link in the mail. */
async function askByMail(child: Student, email: string): Promise<string> {
  await expectDone(child.post(ASK, { method: 'email', email }));
  await send();
  const mail = server.mails.findLast(({ to }) => to === email);
  return /privacy\/parent#([\w-]+)/.exec(decode(mail!.raw))![1]!;
}

test('asks an adult once, and the consent is in the ledger', async () => {
  const student = await createBuyer(here, nextName('adult'));
  assert.equal((await readPrivacy(student)).missing, 'date-of-birth');
  await expectDone(student.post(BIRTH, ADULT));
  await expectDone(student.post(BIRTH, ADULT));
  const privacy = await readPrivacy(student);
  assert.deepEqual([privacy.dateOfBirth, privacy.isMinor, privacy.missing], ['1980-05-01', false, null]);
  assert.equal(privacy.consents.length, 1, 'the same answer twice is one consent');
  const other = await student.post(BIRTH, { ...ADULT, dateOfBirth: '1981-05-01' });
  assert.equal(other.statusCode, 409);
});

test('refuses a date that nobody was born on, and an old text', async () => {
  const student = await createSignedInStudent(here, nextName('odd'));
  for (const dateOfBirth of ['2026-12-31', '1800-01-01', '2012-02-30', 'yesterday', ''])
    assert.equal((await student.post(BIRTH, { ...ADULT, dateOfBirth })).statusCode, 422, dateOfBirth);
  assert.equal((await student.post(BIRTH, { ...ADULT, dateOfBirth: null })).statusCode, 400);
  const old = await student.post(BIRTH, { ...ADULT, noticeVersion: NOTICE_VERSION + 1 });
  assert.equal(old.statusCode, 409);
  assert.equal((await readPrivacy(student)).dateOfBirth, null);
});

test('a minor cannot buy until a parent agrees by the mailed link', async () => {
  const child = await createChild('Mina');
  const course = await createTestCourse(db, { title: 'Paid', price: 100 });
  const refused = await child.order({ courseId: course._id });
  assert.deepEqual([refused.statusCode, refused.json().code], [403, 'consent-needed']);
  assert.match(refused.json().message, /^You are under 18\./);
  assert.equal((await child.post(`/api/student/privacy/consents`, ADULT)).statusCode, 403);

  const token = await askByMail(child, 'mother@example.com');
  const waiting = (await readPrivacy(child)).parentRequest;
  assert.deepEqual([waiting.state, waiting.email, waiting.token], ['waiting', 'mother@example.com', null]);
  const { headers, raw } = server.mails[0]!;
  assert.doesNotMatch(headers, /List-Unsubscribe/);
  assert.match(decode(raw), /ଅଭିଭାବକଙ୍କ ସମ୍ମତି ଆବଶ୍ୟକ/);
  assert.match(decode(raw), /\/or\/privacy\/parent#/);

  const opened = (await callPublic(LINK, { token })).json().link;
  assert.deepEqual([opened.state, opened.childName.startsWith('Mina')], ['open', true]);
  for (const change of [{ isAdultParent: false }, { name: '' }])
    assert.equal((await callPublic(`${LINK}/answer`, { token, ...GIVEN, ...change })).statusCode, 422);
  const both = await Promise.all([1, 2].map(() => callPublic(`${LINK}/answer`, { token, ...GIVEN })));
  assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 409], 'a link is answered once');
  assert.equal((await child.order({ courseId: course._id })).statusCode, 201);
  const { notices } = (await child.get('/api/student/notices?group=account')).json();
  assert.deepEqual(
    notices.map(({ kind }: { kind: string }) => kind),
    ['parent-consent'],
  );

  const withdrawn = await callPublic(`${LINK}/withdraw`, { token });
  assert.equal(withdrawn.json().link.state, 'withdrawn');
  assert.equal((await callPublic(`${LINK}/withdraw`, { token })).statusCode, 409);
  assert.equal((await callPublic(`${LINK}/answer`, { token, ...GIVEN })).statusCode, 409);
  const other = await createTestCourse(db, { title: 'Second', price: 100 });
  assert.equal((await child.order({ courseId: other._id })).statusCode, 403);
  const { consents: ledger } = await readPrivacy(child);
  assert.deepEqual(
    ledger.map(({ givenBy, method, parentName, withdrawnAt }: Record<string, unknown>) => [
      givenBy,
      method,
      parentName,
      withdrawnAt !== null,
    ]),
    [['parent', 'email', 'Sita Das', true]],
  );
});

test('sends the refusal in Odia', async () => {
  const person = { name: 'Odia', email: `${nextName('odia').replace(' ', '')}@example.com` };
  const headers = { authorization: `Bearer ${await studentToken(here, person)}`, 'accept-language': 'or' };
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, headers, payload });
  await expectDone(post(BIRTH, CHILD));
  const course = await createTestCourse(db, { title: 'Paid', price: 100 });
  const refused = await post('/api/student/orders', { courseId: course._id });
  assert.match(refused.json().message, /ବୟସ 18ରୁ କମ/);
});

test('a free course stays open to a minor', async () => {
  const child = await createChild();
  const free = await createTestCourse(db, { title: 'Free' });
  const response = await child.post(`/api/protected/student/enroll/${free._id}`);
  assert.ok(response.statusCode < 300, response.body);
});

test('a parent who declines is not asked again for 30 days', async () => {
  const child = await createChild();
  const token = await askByMail(child, 'no@example.com');
  const declined = { token, answer: 'declined', noticeVersion: NOTICE_VERSION };
  assert.equal((await callPublic(`${LINK}/answer`, declined)).json().link.state, 'declined');
  assert.equal((await readPrivacy(child)).parentRequest.state, 'declined');
  const again = await child.post(ASK, { method: 'email', email: 'No+2@example.com' });
  assert.equal(again.statusCode, 409);
});

test('a parent signs in with their own account, and nobody else can answer', async () => {
  const child = await createChild();
  await expectDone(child.post(ASK, { method: 'account' }));
  const { token } = (await readPrivacy(child)).parentRequest;
  assert.equal((await callPublic(`${LINK}/answer`, { token, ...GIVEN })).statusCode, 403, 'a visitor');
  const answer = (person: Student) => person.post(`${LINK}/answer`, { token, ...GIVEN });
  assert.equal((await answer(child)).statusCode, 403, 'the child');
  const friend = await createChild('friend');
  assert.equal((await answer(friend)).statusCode, 403, 'another child');
  const stranger = await createSignedInStudent(here, nextName('unknown age'));
  assert.equal((await answer(stranger)).statusCode, 403, 'somebody of unknown age');
  const { token: adminToken } = await createTeamMember(here, 'support', nextName('support'));
  const byAdmin = await app.inject({
    method: 'POST',
    url: `${LINK}/answer`,
    headers: { authorization: `Bearer ${adminToken}` },
    payload: { token, ...GIVEN },
  });
  assert.equal(byAdmin.statusCode, 403, 'an admin');
  const parent = await createParent();
  assert.equal((await parent.post(LINK, { token })).json().link.caller, 'adult');
  assert.equal((await answer(parent)).statusCode, 200);
  assert.equal((await readPrivacy(child)).missing, null);

  const [{ consentId, name }] = (await readPrivacy(parent)).children;
  assert.match(name, /^child/);
  const withdraw = (person: Student) => person.post(`/api/student/privacy/consents/${consentId}/withdraw`);
  assert.equal((await withdraw(friend)).statusCode, 404, 'the consent of others');
  assert.equal((await withdraw(parent)).statusCode, 204);
  assert.equal((await withdraw(parent)).statusCode, 404, 'twice');
  assert.equal((await readPrivacy(child)).missing, 'parent-consent');
});

test('the link ends after a week and with the next request', async () => {
  const child = await createChild();
  const first = await askByMail(child, 'first@example.com');
  clock.now = new Date(clock.now.getTime() + 1000);
  const second = await askByMail(child, 'second@example.com');
  assert.equal((await callPublic(LINK, { token: first })).json().link.state, 'expired');
  assert.equal((await callPublic(`${LINK}/answer`, { token: first, ...GIVEN })).statusCode, 409);
  clock.now = new Date(clock.now.getTime() + 7 * DAY_MS);
  assert.equal((await callPublic(`${LINK}/answer`, { token: second, ...GIVEN })).statusCode, 409);
  assert.equal((await callPublic(LINK, { token: 'guessed' })).statusCode, 404);
});

test('nobody can flood a mailbox with requests', async () => {
  const email = 'flooded@gmail.com';
  const addresses = [email, 'f.looded@gmail.com', 'flooded+1@gmail.com', 'FLOODED@googlemail.com'];
  const statuses = [];
  for (const address of addresses)
    statuses.push((await (await createChild()).post(ASK, { method: 'email', email: address })).statusCode);
  assert.deepEqual(statuses, [204, 204, 204, 429], 'several students');
  const child = await createChild();
  const own = [];
  for (const name of ['a', 'b', 'c', 'd'])
    own.push((await child.post(ASK, { method: 'email', email: `${name}@example.org` })).statusCode);
  assert.deepEqual(own, [204, 204, 204, 429], 'one student');
  await send();
  assert.equal(server.mails.length, 4, 'requests that were replaced before they were sent are not sent');
});

test('a student cannot ask their own address; an adult and a student without a date of birth cannot ask at all', async () => {
  const child = await createChild('own');
  const [row] = await db.select().from(students).where(eq(students.id, child.id));
  const own = row!.email.replace('@', '+mother@').toUpperCase();
  assert.equal((await child.post(ASK, { method: 'email', email: own })).statusCode, 422);
  assert.equal((await child.post(ASK, { method: 'email', email: 'no address' })).statusCode, 422);
  const adult = await createParent();
  assert.equal((await adult.post(ASK, { method: 'account' })).statusCode, 409);
  const unknown = await createSignedInStudent(here, nextName('unknown'));
  assert.equal((await unknown.post(ASK, { method: 'account' })).statusCode, 409);
});

test('one parent agrees for ten children at most', async () => {
  const parent = await createParent();
  const statuses = [];
  for (let n = 0; n < 11; n += 1) {
    const child = await createChild();
    await expectDone(child.post(ASK, { method: 'account' }));
    const { token } = (await readPrivacy(child)).parentRequest;
    statuses.push((await parent.post(`${LINK}/answer`, { token, ...GIVEN })).statusCode);
  }
  assert.deepEqual(statuses, [...Array(10).fill(200), 409]);
});

test('an adult who withdraws cannot buy until agreeing again', async () => {
  const student = await createBuyer(here, nextName('changes'));
  await expectDone(student.post(BIRTH, ADULT));
  const course = await createTestCourse(db, { title: 'Paid', price: 100 });
  const [{ _id }] = (await readPrivacy(student)).consents;
  await expectDone(student.post(`/api/student/privacy/consents/${_id}/withdraw`));
  const refused = await student.order({ courseId: course._id });
  assert.deepEqual([refused.statusCode, refused.json().code], [403, 'consent-needed']);
  await expectDone(student.post('/api/student/privacy/consents', { noticeVersion: NOTICE_VERSION }));
  assert.equal((await student.order({ courseId: course._id })).statusCode, 201);
});

test('the ledger cannot be changed, and the erasure of a parent only removes the id', async () => {
  const parent = await createParent();
  const child = await createChild();
  await expectDone(child.post(ASK, { method: 'account' }));
  const { token } = (await readPrivacy(child)).parentRequest;
  await expectDone(parent.post(`${LINK}/answer`, { token, ...GIVEN }));
  const isThis = eq(consents.studentId, child.id);
  const refused = { message: /ledger/ };
  for (const change of [
    { noticeVersion: 9 },
    { parentName: 'x' },
    { givenAt: new Date(0) },
    { parentId: child.id },
  ])
    await assert.rejects(
      db.update(consents).set(change).where(isThis),
      ({ cause }: { cause: Error }) => refused.message.test(cause.message),
      JSON.stringify(change),
    );
  await db.delete(students).where(eq(students.id, parent.id));
  assert.equal((await readPrivacy(child)).missing, null);
  await expectDone(callPublic(`${LINK}/withdraw`, { token }));
  await assert.rejects(db.update(consents).set({ withdrawnAt: null, withdrawnBy: null }).where(isThis));
});

test('only an admin who may manage students corrects a date of birth', async () => {
  const child = await createChild();
  const url = `/api/admin/students/${child.id}/date-of-birth`;
  const owner = await createOwner(here);
  const body = { dateOfBirth: '1999-01-01', note: 'school certificate seen' };
  assert.equal((await child.ask({ method: 'PUT', url, payload: body })).statusCode, 403);
  for (const role of ['author', 'reviewer'] as const) {
    const { token } = await createTeamMember(here, role, nextName(role));
    const headers = { authorization: `Bearer ${token}` };
    assert.equal((await app.inject({ method: 'PUT', url, headers, payload: body })).statusCode, 403, role);
  }
  assert.equal((await owner('PUT', url, { ...body, dateOfBirth: '2026-12-30' })).statusCode, 422);
  assert.equal((await owner('PUT', url, body)).statusCode, 200);
  assert.equal((await readPrivacy(child)).missing, 'own-consent');
  const { student } = (await owner('GET', `/api/admin/students/${child.id}`)).json();
  assert.deepEqual(
    [student.dateOfBirth, student.acts[0].action, student.acts[0].note],
    ['1999-01-01', 'change-date-of-birth', body.note],
  );
});

test('requests without a consent are deleted after their time, the others stay', async () => {
  await db.delete(parentRequests);
  const child = await createChild();
  await askByMail(child, 'late@example.com');
  const agreed = await createChild();
  const token = await askByMail(agreed, 'early@example.com');
  await expectDone(callPublic(`${LINK}/answer`, { token, ...GIVEN }));
  const later = (days: number) => new Date(clock.now.getTime() + days * DAY_MS);
  await deleteOldParentRequests(db, later(66), NEVER);
  assert.equal((await db.select().from(parentRequests)).length, 2);
  await deleteOldParentRequests(db, later(68), NEVER);
  const left = await db.select().from(parentRequests);
  assert.deepEqual(
    left.map(({ studentId }) => studentId),
    [agreed.id],
  );
});

test('stores neither the secret of a link nor its mail', async () => {
  const child = await createChild();
  const token = await askByMail(child, 'secret@example.com');
  const { rows } = await db.execute<{ text: string }>(sql`
    select (select string_agg(to_jsonb(r)::text, '') from parent_requests r)
      || coalesce((select string_agg(to_jsonb(d)::text, '') from notice_deliveries d), '')
      || coalesce((select string_agg(to_jsonb(k)::text, '') from idempotency_keys k), '') as text`);
  assert.ok(!rows[0]!.text.includes(token));
  assert.ok(!here.logged().includes(token));
});

test('a link still works after the secret of the server was changed', async () => {
  const child = await createChild();
  const token = await askByMail(child, 'rotated@example.com');
  const rotated = createParentTokens(['t'.repeat(48), SECRET]);
  const [request] = await db.select().from(parentRequests).where(eq(parentRequests.studentId, child.id));
  const { id, tokenHash } = request!;
  assert.equal(rotated.find(id, tokenHash), token);
  assert.equal(createParentTokens(['t'.repeat(48)]).find(id, tokenHash), null);
});

test('with PRIVACY_MINORS=off nothing is asked and nothing is refused', async () => {
  const child = await createChild();
  const off = await testAppOn(db, { PRIVACY_MINORS: 'off' });
  const student = await createBuyer(off, nextName('paper'));
  const { privacy } = (await student.get('/api/student/privacy')).json();
  assert.deepEqual([privacy.isOn, privacy.missing], [false, null]);
  assert.equal((await student.post(BIRTH, CHILD)).statusCode, 404);
  assert.equal((await student.post(ASK, { method: 'account' })).statusCode, 404);
  assert.equal((await student.post(LINK, { token: 'x' })).statusCode, 404);
  await db.update(students).set({ dateOfBirth: CHILD.dateOfBirth }).where(eq(students.id, student.id));
  const course = await createTestCourse(db, { title: 'Paid', price: 100 });
  assert.equal((await student.order({ courseId: course._id })).statusCode, 201);
  assert.equal((await child.order({ courseId: course._id })).statusCode, 403, 'the other server is on');
});

test('a deleted account has no link', async () => {
  const child = await createChild();
  const token = await askByMail(child, 'gone@example.com');
  await db
    .update(students)
    .set({ eraseAt: new Date(clock.now.getTime() + DAY_MS) })
    .where(eq(students.id, child.id));
  assert.equal((await callPublic(LINK, { token })).statusCode, 404);
  assert.equal((await callPublic(`${LINK}/answer`, { token, ...GIVEN })).statusCode, 404);
  await eraseDueAccounts(here, new Date(clock.now.getTime() + DAY_MS), new AbortController().signal);
  const left = await db.select().from(noticeDeliveries).where(eq(noticeDeliveries.studentId, child.id));
  assert.equal(left.length, 0);
});

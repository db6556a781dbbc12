import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { RETENTION } from '../../database/retention.ts';
import { newsletterSubscribers } from '../../database/tables/newsletter.ts';
import { noticeDeliveries } from '../../database/tables/notices.ts';
import { students } from '../../database/tables/people.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { createTeamMember, testApp } from '../../testing/test-app.ts';
import { createOwner } from '../../testing/test-orders.ts';
import { createSignedInStudent } from '../../testing/test-student.ts';
import { eraseDueAccounts } from '../erasure/service.ts';
import { setChannels } from '../notices/delivery-queries.ts';
import { sendDue } from '../notices/sender.ts';
import { createMailSender, createSmtpTransport, createUnsubscribeLinks } from '../notices/service.ts';
import { createConfirmationWriter, createNewsletterLinks, deleteOldSubscribers } from './service.ts';

const NEVER = new AbortController().signal;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const server = await startMailServer();
const transport = createSmtpTransport(server.url);
after(async () => {
  transport.close();
  await server.close();
});
const origin = 'http://localhost:3000';
const secrets = ['s'.repeat(48)];
const here = await testApp({ SMTP_URL: server.url, PUBLIC_URL: origin, SESSION_SECRET: secrets[0]! });
const { db, clock, app } = here;
const now = () => clock.now;
const owner = await createOwner(here);
const site = {
  name: 'Sikhya',
  origin,
  from: 'a@example.com',
  links: createUnsubscribeLinks(secrets, origin),
};
const links = createNewsletterLinks(secrets, origin);
const letters = {
  'newsletter-confirmation': createConfirmationWriter({ db, now, links, siteName: 'Sikhya' }),
};
const sender = createMailSender(site, transport, { perMinute: 100_000, letters });
const send = () => sendDue({ db, now, protectsMinors: true }, sender, NEVER);
const wait = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
};

beforeEach(async () => {
  await db.delete(newsletterSubscribers);
  await db.delete(noticeDeliveries);
  server.mails.length = 0;
  wait(DAY);
  await setChannels(db, [sender], clock.now);
});

let networks = 0;
const nextAddress = () => {
  networks += 1;
  return `10.0.0.${networks}`;
};
const subscribe = (email: string, { language = 'en', address = nextAddress() } = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/public/newsletter',
    payload: { email, language },
    remoteAddress: address,
  });
const decode = (raw: string) =>
  raw
    .split(/\r\n--[-\w]+/)
    .map((part) => Buffer.from(part.split('\r\n\r\n').slice(1).join('\n'), 'base64').toString('utf8'))
    .join('\n');
const findLink = (kind: 'confirm' | 'unsubscribe') =>
  new RegExp(`${origin}(/newsletter/${kind}\\?token=[\\w.-]+)`).exec(decode(server.mails.at(-1)!.raw))![1]!;
const open = (url: string) => app.inject({ url });
const post = (url: string) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
const readRows = () => db.select().from(newsletterSubscribers);
const readState = async () => (await readRows())[0]?.state;
const subscribeAndConfirm = async (email: string) => {
  await subscribe(email);
  await send();
  await post(findLink('confirm'));
};

test('subscribes by a mailed link in the language of the page, and unsubscribes by one click', async () => {
  const answer = await subscribe('Rabi@Example.com', { language: 'or' });
  assert.equal(answer.statusCode, 200, answer.body);
  assert.equal(await readState(), 'pending');
  await send();
  await send();
  assert.equal(server.mails.length, 1);
  const { to, headers, raw } = server.mails[0]!;
  assert.equal(to, 'rabi@example.com');
  assert.match(headers, /^Content-Language: or$/m);
  assert.match(decode(raw), /ଗ୍ରାହକ ହେବା ନିଶ୍ଚିତ କରନ୍ତୁ/);
  assert.match(headers, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);

  const page = await open(findLink('confirm'));
  assert.match(page.body, /lang="or"/);
  assert.match(page.body, /<form method="post">/);
  assert.equal(await readState(), 'pending', 'opening the link confirms nothing');
  assert.match((await post(findLink('confirm'))).body, /ଆପଣ ଗ୍ରାହକ ହେଲେ/);
  assert.equal(await readState(), 'subscribed');
  await post(findLink('confirm'));
  assert.equal(await readState(), 'subscribed');

  await open(findLink('unsubscribe'));
  assert.equal(await readState(), 'subscribed', 'opening the link changes nothing');
  assert.equal((await post(findLink('unsubscribe'))).statusCode, 200);
  assert.equal(await readState(), 'unsubscribed');
  assert.doesNotMatch((await open(findLink('confirm'))).body, /<form/);
  await post(findLink('confirm'));
  assert.equal(await readState(), 'unsubscribed', 'an old link does not subscribe again');
});

test('answers the same for a new, a pending and a subscribed address', async () => {
  const first = await subscribe('known@example.com');
  const pending = await subscribe('known@example.com');
  await send();
  await post(findLink('confirm'));
  const subscribed = await subscribe('known@example.com');
  for (const answer of [pending, subscribed])
    assert.deepEqual([answer.statusCode, answer.body], [first.statusCode, first.body]);
  server.mails.length = 0;
  await send();
  assert.equal(server.mails.length, 0, 'a subscribed address gets no confirmation');
  assert.equal(await readState(), 'subscribed');
});

test('the link of a confirmation expires, and a newer one replaces it', async () => {
  await subscribe('late@example.com');
  await send();
  const old = findLink('confirm');
  wait(48 * HOUR);
  assert.doesNotMatch((await open(old)).body, /<form/);
  await post(old);
  assert.equal(await readState(), 'pending');
  await subscribe('late@example.com');
  await send();
  await post(old);
  assert.equal(await readState(), 'pending');
  await post(findLink('confirm'));
  assert.equal(await readState(), 'subscribed');
});

test('one address gets three confirmations a day', async () => {
  for (let call = 0; call < 6; call += 1) {
    assert.equal((await subscribe('often@example.com')).statusCode, 200);
    await send();
  }
  assert.equal(server.mails.length, 3);
  wait(DAY);
  await subscribe('often@example.com');
  await send();
  assert.equal(server.mails.length, 4);
});

test('one client enters at most twenty addresses an hour', async () => {
  const address = '10.9.9.9';
  for (let number = 0; number < 20; number += 1)
    assert.equal((await subscribe(`many-${number}@example.com`, { address })).statusCode, 200);
  const refused = await subscribe('one-more@example.com', { address });
  assert.equal(refused.statusCode, 429);
  assert.equal(refused.headers['retry-after'], '3600');
  assert.equal((await subscribe('one-more@example.com')).statusCode, 200);
  wait(HOUR + 1);
  assert.equal((await subscribe('later@example.com', { address })).statusCode, 200);
  assert.ok((await readRows()).every(({ clientHash }) => !clientHash.includes('10.9')));
});

test('refuses forged links and bad addresses', async () => {
  for (const email of ['', 'nobody', 'a@b', 'x@example.com\nBcc: y@example.com'])
    assert.equal((await subscribe(email)).statusCode, 422, email);
  await subscribe('forged@example.com');
  const { id, requestId } = (await readRows())[0]!;
  assert.ok(requestId);
  for (const token of [requestId, `${requestId}.x`, `${id}.${'a'.repeat(43)}`]) {
    await post(`/newsletter/confirm?token=${token}`);
    assert.equal((await post(`/newsletter/unsubscribe?token=${token}`)).statusCode, 404);
  }
  // a link to unsubscribe confirms nothing
  const token = links.createUrl('unsubscribe', requestId).split('token=')[1]!;
  await post(`/newsletter/confirm?token=${token}`);
  assert.equal(await readState(), 'pending');
});

test('without SMTP nobody can subscribe', async () => {
  const other = await testApp();
  const response = await other.app.inject({
    method: 'POST',
    url: '/api/public/newsletter',
    payload: { email: 'a@example.com' },
  });
  assert.equal(response.statusCode, 404);
  assert.equal((await other.app.inject({ url: '/api/public/site' })).json().hasNewsletter, false);
  assert.equal((await app.inject({ url: '/api/public/site' })).json().hasNewsletter, true);
});

test('admins list, search, export and delete addresses', async () => {
  await subscribeAndConfirm('mina@example.com');
  await subscribe('under_score@example.com');
  const list = (query = '') => owner('GET', `/api/admin/newsletter${query}`);
  const { subscribers, subscribed, pagination, canMail } = (await list()).json();
  assert.deepEqual([subscribers.length, subscribed, pagination.totalSubscribers, canMail], [2, 1, 2, true]);
  const find = async (query: string) =>
    (await list(query)).json().subscribers.map(({ email }: { email: string }) => email);
  assert.deepEqual(await find('?state=subscribed'), ['mina@example.com']);
  assert.deepEqual(await find('?search=UNDER_'), ['under_score@example.com']);
  assert.deepEqual(await find('?search=under_score@example'), ['under_score@example.com']);
  assert.deepEqual(await find('?search=under_score@other'), []);
  assert.deepEqual(await find('?search=%25'), []);
  const csv = (await owner('GET', '/api/admin/newsletter.csv?state=subscribed')).body;
  assert.match(csv, /^\ufeffE-mail,Language,State,Since,First entered\r\nmina@example.com,en,subscribed,/);
  const { _id } = subscribers.find(({ email }: { email: string }) => email === 'mina@example.com');
  assert.equal((await owner('DELETE', `/api/admin/newsletter/${_id}`)).statusCode, 204);
  assert.equal((await owner('DELETE', `/api/admin/newsletter/${_id}`)).statusCode, 404);
  assert.deepEqual(await find(''), ['under_score@example.com']);
});

test('authors and reviewers do not see the addresses', async () => {
  for (const role of ['author', 'reviewer'] as const) {
    const { token } = await createTeamMember(here, role);
    const headers = { authorization: `Bearer ${token}` };
    assert.equal((await app.inject({ url: '/api/admin/newsletter', headers })).statusCode, 403);
    assert.equal((await app.inject({ url: '/api/admin/newsletter.csv', headers })).statusCode, 403);
  }
});

test('deletes addresses that were not confirmed for a week, and unsubscribed ones after a month', async () => {
  await subscribeAndConfirm('kept@example.com');
  await subscribeAndConfirm('gone@example.com');
  await post(findLink('unsubscribe'));
  await subscribe('pending@example.com');
  const sweep = async () => {
    await deleteOldSubscribers(db, now(), NEVER);
    return (await readRows()).map(({ email }) => email).sort();
  };
  wait(RETENTION.unconfirmedSubscriberMs);
  assert.equal((await sweep()).length, 3);
  wait(1);
  assert.deepEqual(await sweep(), ['gone@example.com', 'kept@example.com']);
  wait(RETENTION.unsubscribedMs);
  assert.deepEqual(await sweep(), ['kept@example.com']);
});

test('38 erasing the account of the same address ends the subscription', async () => {
  const student = await createSignedInStudent(here, 'eraser');
  await db.update(students).set({ email: 'Eraser@Example.com' }).where(eq(students.id, student.id));
  await subscribeAndConfirm('eraser@example.com');
  await subscribeAndConfirm('other@example.com');
  await db.update(students).set({ eraseAt: clock.now }).where(eq(students.id, student.id));
  await eraseDueAccounts({ db, storage: here.storage }, now(), NEVER);
  assert.deepEqual(
    (await readRows()).map(({ email }) => email),
    ['other@example.com'],
  );
});

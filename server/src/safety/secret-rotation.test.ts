import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { newId } from '../database/new-id.ts';
import { createParentTokens, hashToken } from '../features/consents/tokens.ts';
import { createTickets } from '../features/documents/tickets.ts';
import { createImageUrls } from '../features/files/image-urls.ts';
import { createNewsletterLinks } from '../features/newsletter/links.ts';
import { getPublicKey } from '../features/notices/push/vapid.ts';
import { createUnsubscribeLinks } from '../features/notices/unsubscribe-links.ts';
import { createDataKeys } from '../features/offline/data-keys.ts';
import { createPermits } from '../features/offline/permits.ts';
import { createKnownDevices } from '../features/session/known-devices.ts';
import { createTokens } from '../features/session/tokens.ts';
import { createSecretBox } from '../secret-box.ts';
import { studentToken, testApp, testAppOn } from '../testing/test-app.ts';

/** Checks each statement of docs/secrets.md about changing a secret. */

const OLD = 'o'.repeat(48);
const NEW = 'n'.repeat(48);
/** The settings of a process: before, in the first step, in the second step, and at the end of a rotation. */
const STEPS = { before: [OLD], accepting: [OLD, NEW], signing: [NEW, OLD], after: [NEW] };

const now = () => new Date('2026-11-17T10:00:00Z');
const later = new Date('2026-11-18T10:00:00Z');
const id = newId(now().getTime());
const ORIGIN = 'https://sikhya.example';
const getToken = (url: string) => new URL(url).searchParams.get('token')!;

/** Signs with some secrets and reads with others; whether it was accepted. */
type SignAndRead = (signing: string[], reading: string[]) => Promise<boolean> | boolean;

const SIGNED: Record<string, SignAndRead> = {
  'a session': async (signing, reading) => {
    const claims = { sessionId: id, personId: id, role: 'student' } as const;
    const token = await createTokens(signing, now).sign(claims, later);
    return (await createTokens(reading, now).read(token)) !== null;
  },
  'a document ticket': async (signing, reading) => {
    const claims = { sessionId: id, personId: id, role: 'student', fileId: id } as const;
    const { token } = await createTickets(signing, now).issue(claims);
    return (await createTickets(reading, now).read(token)) !== null;
  },
  'the URL of a picture': (signing, reading) => {
    const { searchParams } = new URL(createImageUrls(signing, now).signUrl(id), ORIGIN);
    const query = { day: searchParams.get('day'), key: searchParams.get('key') };
    return createImageUrls(reading, now).isSigned(id, query);
  },
  'a known device': async (signing, reading) => {
    const cookie = await createKnownDevices(signing, { now, https: true }).createCookie('account', 'hash');
    const device = await createKnownDevices(reading, { now, https: true }).find(cookie, 'account');
    return device !== undefined;
  },
  'the permit of an offline test': async (signing, reading) => {
    const ids = { attemptId: id, studentId: id, courseId: id, chapterId: id, paperId: id };
    const permit = await createPermits(signing).issue({ ...ids, issuedAt: now() });
    return (await createPermits(reading).read(permit)) !== null;
  },
  'a link to a parent that was not sent yet': (signing, reading) => {
    const hash = hashToken(createParentTokens(signing).create(id));
    return createParentTokens(reading).find(id, hash) !== null;
  },
  'a link to unsubscribe from notices': (signing, reading) => {
    const url = createUnsubscribeLinks(signing, ORIGIN).createUrl(id, 'exams');
    return createUnsubscribeLinks(reading, ORIGIN).read(getToken(url)) !== null;
  },
  'a link of the newsletter': (signing, reading) => {
    const url = createNewsletterLinks(signing, ORIGIN).createUrl('unsubscribe', id);
    return createNewsletterLinks(reading, ORIGIN).read('unsubscribe', getToken(url)) !== null;
  },
  'an encrypted key of an authenticator app': (signing, reading) => {
    const box = createSecretBox(signing, 'second factor').encrypt(Buffer.from('x'), id);
    return createSecretBox(reading, 'second factor').decrypt(box, id) !== null;
  },
};

for (const [what, isAccepted] of Object.entries(SIGNED)) {
  test(`session secret: ${what} is valid during both steps, and not after the old secret is removed`, async () => {
    const { before, accepting, signing, after } = STEPS;
    assert.equal(await isAccepted(before, accepting), true);
    assert.equal(await isAccepted(before, signing), true);
    assert.equal(await isAccepted(before, after), false);
    assert.equal(await isAccepted(signing, after), true);
  });

  test(`session secret: processes with different steps accept ${what} of each other`, async () => {
    const { before, accepting, signing } = STEPS;
    assert.equal(await isAccepted(accepting, before), true);
    assert.equal(await isAccepted(signing, accepting), true);
    assert.equal(await isAccepted(accepting, signing), true);
    assert.equal(await isAccepted(signing, before), false, 'which is why there are two steps');
  });
}

test('session secret: a chapter on a device gets another key with the new secret, and only then', () => {
  const getKey = (secrets: string[]) => createDataKeys(secrets)(id, id);
  assert.equal(getKey(STEPS.accepting), getKey(STEPS.before));
  assert.notEqual(getKey(STEPS.signing), getKey(STEPS.before));
  assert.equal(getKey(STEPS.after), getKey(STEPS.signing));
});

const toSettings = ([SESSION_SECRET, SESSION_SECRET_PREVIOUS]: string[]) => ({
  SESSION_SECRET: SESSION_SECRET!,
  ...(SESSION_SECRET_PREVIOUS && { SESSION_SECRET_PREVIOUS }),
});

test('session secret: nobody is signed out while processes are restarted one by one', async () => {
  const here = await testApp(toSettings(STEPS.before));
  const createProcess = (step: keyof typeof STEPS) => testAppOn(here.db, toSettings(STEPS[step]));
  const processes = {
    accepting: await createProcess('accepting'),
    signing: await createProcess('signing'),
    after: await createProcess('after'),
  };
  const getStatus = async (step: keyof typeof processes, token: string) => {
    const { app } = processes[step];
    const headers = { authorization: `Bearer ${token}` };
    return (await app.inject({ url: '/api/student/notices', headers })).statusCode;
  };
  const early = await studentToken(here);
  for (const step of ['accepting', 'signing'] as const) assert.equal(await getStatus(step, early), 200, step);
  assert.equal(await getStatus('after', early), 401);
  const fresh = await studentToken(processes.signing);
  for (const step of ['accepting', 'signing', 'after'] as const)
    assert.equal(await getStatus(step, fresh), 200, step);
});

test('push key: browsers are offered the new public key', async () => {
  const createKey = () => randomBytes(32).fill(1, 0, 1).toString('base64url');
  const [oldKey, newKey] = [createKey(), createKey()];
  const here = await testApp({ PUSH_PRIVATE_KEY: oldKey });
  const readOffered = async (at: typeof here) => {
    const headers = { authorization: `Bearer ${await studentToken(at)}` };
    return (await at.app.inject({ url: '/api/student/notices/settings', headers })).json();
  };
  assert.match(JSON.stringify(await readOffered(here)), new RegExp(getPublicKey(oldKey)));
  const rotated = await testAppOn(here.db, { PUSH_PRIVATE_KEY: newKey });
  const offered = JSON.stringify(await readOffered(rotated));
  assert.match(offered, new RegExp(getPublicKey(newKey)));
  assert.doesNotMatch(offered, new RegExp(getPublicKey(oldKey)));
});

test('metrics token: the old token is refused at once', async () => {
  const here = await testApp({ METRICS_TOKEN: 'old-token-of-metrics' });
  const rotated = await testAppOn(here.db, { METRICS_TOKEN: 'new-token-of-metrics' });
  const getStatus = async (token: string) =>
    (await rotated.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).statusCode;
  assert.equal(await getStatus('old-token-of-metrics'), 401);
  assert.equal(await getStatus('new-token-of-metrics'), 200);
});

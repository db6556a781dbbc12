import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADMIN, testApp, testAppOn } from '../../testing/test-app.ts';
import { addAdmin, changePassword, createSignInCode } from '../admin-accounts/service.ts';

const PROXIED = { TRUST_PROXY: '1' };
const site = await testApp(PROXIED);
const { db, clock } = site;
await addAdmin(db, ADMIN);
await addAdmin(db, { username: 'bina', password: 'the-words-of-bina' });

type Options = { app?: typeof site.app; from?: string; cookie?: string };

function logIn(payload: object, { app = site.app, from = '10.0.0.1', cookie }: Options = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/auth/admin/login',
    payload: { ...ADMIN, ...payload },
    headers: { 'x-forwarded-for': from, ...(cookie && { cookie }) },
  });
}

const getCookie = (response: Awaited<ReturnType<typeof logIn>>) => String(response.headers['set-cookie']);
const toCookieHeader = (cookie: string) => cookie.split(';', 1)[0]!;

const advance = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};

/** Tries wrong passwords for one account from many addresses, five from each. */
async function attack(addresses: number, apps = [site.app]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let n = 0; n < addresses * 5; n += 1) {
    const from = `10.7.${n % addresses}.1`;
    const { statusCode } = await logIn({ password: 'wrong' }, { from, app: apps[n % apps.length]! });
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  }
  return counts;
}

const laptop = toCookieHeader(getCookie(await logIn({})));

test('a successful sign-in sets a cookie with HttpOnly, SameSite and, over https, Secure', async () => {
  const cookie = getCookie(await logIn({}));
  assert.match(cookie, /^sikhya-device-[\w-]{10}=[\w.-]+; Path=\/api\/auth\/admin\/login; /);
  assert.match(cookie, /; HttpOnly; SameSite=Strict$/);
  const secure = await testAppOn(db, { PUBLIC_URL: 'https://sikhya.example' });
  assert.match(getCookie(await logIn({}, { app: secure.app })), /; Secure$/);
  assert.equal((await logIn({ password: 'wrong' })).headers['set-cookie'], undefined);
});

test('5 slows down guesses from many addresses and on several servers together', async () => {
  advance(3600);
  const other = await testAppOn(db, PROXIED);
  other.clock.now = clock.now;
  assert.deepEqual(await attack(30, [site.app, other.app]), { 401: 20, 429: 130 });
});

test('5 during an attack a known device can sign in at once, and an unknown one after a pause', async () => {
  const unknown = await logIn({}, { from: '10.8.0.1' });
  assert.equal(unknown.statusCode, 429);
  assert.ok(Number(unknown.headers['retry-after']) <= 30);
  assert.match(unknown.json().message, /Try again in \d+ seconds, or sign in on a device/);
  assert.equal((await logIn({}, { from: '10.8.0.1', cookie: laptop })).statusCode, 200);
  assert.equal((await logIn({}, { from: '10.7.3.1', cookie: `a=b; ${laptop}` })).statusCode, 200);
  assert.equal((await logIn({ username: 'bina', password: 'the-words-of-bina' })).statusCode, 200);
  advance(30);
  assert.equal((await logIn({}, { from: '10.8.0.1' })).statusCode, 200);
});

test('after the pause all unknown devices together get one try', async () => {
  advance(30);
  const responses = [];
  for (let n = 0; n < 8; n += 1)
    responses.push((await logIn({ password: 'wrong' }, { from: `10.9.0.${n}` })).statusCode);
  assert.deepEqual(responses, [401, 429, 429, 429, 429, 429, 429, 429]);
});

test('a cookie does not work for another account or after it was changed', async () => {
  const name = toCookieHeader(laptop).split('=', 1)[0];
  const ofBina = toCookieHeader(getCookie(await logIn({ username: 'bina', password: 'the-words-of-bina' })));
  const renamed = `${name}=${ofBina.split('=')[1]}`;
  for (const cookie of [ofBina, renamed, `${laptop}x`, `${name}=x`, `${name}=`]) {
    assert.equal((await logIn({}, { from: '10.8.0.2', cookie })).statusCode, 429, cookie);
  }
});

test('a known device has five tries, and does not get more without its cookie', async () => {
  advance(3600);
  const fails = async (options: Options) => (await logIn({ password: 'wrong' }, options)).statusCode;
  const from = '10.5.0.1';
  const tries = [];
  for (let n = 0; n < 6; n += 1) tries.push(await fails({ from, cookie: laptop }));
  assert.deepEqual(tries, [401, 401, 401, 401, 401, 429]);
  assert.equal(await fails({ from }), 429);
  assert.equal((await logIn({}, { from: '10.5.0.2', cookie: laptop })).statusCode, 200, 'from elsewhere');
});

test('failures from the same address do not lock out a known device', async () => {
  advance(3600);
  for (let n = 0; n < 6; n += 1) await logIn({ password: 'wrong' }, { from: '10.5.0.3' });
  assert.equal((await logIn({}, { from: '10.5.0.3' })).statusCode, 429);
  assert.equal((await logIn({}, { from: '10.5.0.3', cookie: laptop })).statusCode, 200);
});

test('one address may try twenty usernames per minute, and does not affect others or known devices', async () => {
  advance(3600);
  const tries: Record<number, number> = {};
  for (let n = 0; n < 25; n += 1) {
    const { statusCode } = await logIn({ username: `nobody-${n}`, password: 'wrong' }, { from: '10.4.0.1' });
    tries[statusCode] = (tries[statusCode] ?? 0) + 1;
  }
  assert.deepEqual(tries, { 401: 20, 429: 5 });
  const refused = await logIn({}, { from: '10.4.0.1' });
  assert.deepEqual([refused.statusCode, refused.json().code], [429, 'too-many']);
  assert.ok(Number(refused.headers['retry-after']) <= 60);
  assert.equal((await logIn({}, { from: '10.4.0.2' })).statusCode, 200);
  assert.equal((await logIn({}, { from: '10.4.0.1', cookie: laptop })).statusCode, 200);
});

test('concurrent sign-ins beyond the queue get 503 with Retry-After', async () => {
  advance(3600);
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      logIn({ username: `nobody-${n}`, password: 'wrong' }, { from: `10.3.${n}.1` }),
    ),
  );
  const busy = responses.filter(({ statusCode }) => statusCode === 503);
  assert.ok(busy.length > 30, String(busy.length));
  assert.ok(busy.every(({ headers }) => Number(headers['retry-after']) > 0));
  assert.ok(responses.every(({ statusCode }) => [401, 503].includes(statusCode)));
});

test('a sign-in code works during an attack, once and within ten minutes', async () => {
  advance(3600);
  await attack(6);
  const locked = { from: '10.7.1.1' };
  assert.equal((await logIn({}, locked)).statusCode, 429);
  const code = await createSignInCode(db, 'asha', clock.now);
  assert.match(code, /^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  assert.equal((await logIn({ username: 'bina', password: code }, locked)).statusCode, 401, 'of another');
  const typed = ` ${code.toUpperCase().replaceAll('-', '')} `;
  const response = await logIn({ password: typed }, locked);
  assert.deepEqual([response.statusCode, response.json().user.username], [200, 'asha']);
  assert.equal((await logIn({}, { ...locked, cookie: toCookieHeader(getCookie(response)) })).statusCode, 200);
  assert.equal((await logIn({ password: typed }, locked)).statusCode, 429, 'a second time');

  const late = await createSignInCode(db, 'asha', clock.now);
  advance(601);
  assert.notEqual((await logIn({ password: late }, locked)).statusCode, 200);
  const first = await createSignInCode(db, 'asha', clock.now);
  const second = await createSignInCode(db, 'asha', clock.now);
  assert.notEqual((await logIn({ password: first }, locked)).statusCode, 200, 'replaced');
  assert.equal((await logIn({ password: second }, locked)).statusCode, 200);
  await assert.rejects(createSignInCode(db, 'nobody', clock.now), /no admin 'nobody'/);
});

test('a new password invalidates known devices and the sign-in code', async () => {
  advance(3600);
  const code = await createSignInCode(db, 'asha', clock.now);
  await changePassword(db, { username: 'asha', password: 'other-words-of-asha' }, clock.now);
  await attack(4);
  const options = { from: '10.2.0.1', cookie: laptop };
  assert.equal((await logIn({ password: code }, options)).statusCode, 429);
  assert.equal((await logIn({ password: 'other-words-of-asha' }, options)).statusCode, 429);
  advance(30);
  assert.equal((await logIn({ password: 'other-words-of-asha' }, options)).statusCode, 200);
});

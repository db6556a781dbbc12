import assert from 'node:assert/strict';
import { createTotpCode, toTotpStep } from '../features/second-factor/totp.ts';
import { fromBase32 } from './from-base32.ts';
import { insertAdmin } from './insert-admin.ts';
import type { TestApp } from './test-app.ts';

export const PASSWORD = 'the river of asha';

type Server = Pick<TestApp, 'app' | 'db' | 'clock'>;
type Caller = { token?: string; cookie?: string; address?: string };

/** Sends a request and returns the response. */
export function send(
  { app }: Pick<TestApp, 'app'>,
  route: string,
  payload?: object,
  { token, cookie = '', address = '127.0.0.1' }: Caller = {},
) {
  const [method, url] = route.split(' ') as ['POST', string];
  return app.inject({
    method,
    url,
    remoteAddress: address,
    headers: { cookie, ...(token && { authorization: `Bearer ${token}` }) },
    ...(payload && { payload }),
  });
}

/** The first step of a sign-in. */
export const logIn = (server: Server, username: string, caller: Caller = {}, password = PASSWORD) =>
  send(server, 'POST /api/auth/admin/login', { username, password }, caller);

/** Creates an admin and signs in; returns the token. */
export async function createAdmin(server: Server, username: string): Promise<string> {
  await insertAdmin(server.db, { username, password: PASSWORD });
  return (await logIn(server, username)).json().token;
}

/** Sets up an authenticator app; returns its secret and the recovery codes. */
export async function setUpTotp(server: Server, token: string) {
  const started = await send(server, 'POST /api/admin/account/totp', undefined, { token });
  assert.equal(started.statusCode, 200, started.body);
  const secret = fromBase32(started.json().secret);
  const code = currentCode(server, secret);
  const confirmed = await send(server, 'POST /api/admin/account/totp/confirm', { code }, { token });
  assert.equal(confirmed.statusCode, 200, confirmed.body);
  return { secret, recoveryCodes: confirmed.json().recoveryCodes as string[] };
}

/** Creates an admin with an authenticator app, whose code of this moment is used up. */
export async function createAdminWithTotp(server: Server, username: string) {
  const token = await createAdmin(server, username);
  return { token, ...(await setUpTotp(server, token)) };
}

/** Returns the code that the authenticator app shows now. */
export function currentCode({ clock }: Pick<TestApp, 'clock'>, secret: Buffer): string {
  return createTotpCode(secret, toTotpStep(clock.now));
}

export function advance({ clock }: Pick<TestApp, 'clock'>, seconds: number): void {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
}

/** Enters the right password; returns the challenge of the second step. */
export async function startSignIn(server: Server, username: string, caller: Caller = {}): Promise<string> {
  const { secondStep } = (await logIn(server, username, caller)).json();
  assert.ok(secondStep, 'a second step follows');
  return secondStep.challenge;
}

export const takeSecondStep = (server: Server, challenge: string, code: string, caller: Caller = {}) =>
  send(server, 'POST /api/auth/admin/login/second-step', { challenge, code }, caller);

import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { after } from 'node:test';
import type { AdminRole } from '@sikhya/contract/permissions.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app/app.ts';
import type { AppParts } from '../app/parts.ts';
import { type Config, readConfig } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { diskStorage } from '../storage/disk.ts';
import type { Storage } from '../storage/storage.ts';
import { injectWithRetry } from './inject-with-retry.ts';
import { insertAdmin } from './insert-admin.ts';
import { testDatabase } from './test-database.ts';

export type TestApp = {
  app: FastifyInstance;
  db: Db;
  /** Returns the log at level trace. At the end of each test file it is searched for secrets. */
  logged: () => string;
  /** The server's clock, which a test may change. */
  clock: { now: Date };
  /** The storage of its files. */
  storage: Storage;
  dataDir: string;
};

/** The parts that a test may replace. */
type Parts = Pick<AppParts, 'fetch'> & Partial<Pick<AppParts, 'storage'>>;

/** Creates the whole server on its own database; requests go through `app.inject`. */
export async function testApp(settings: Record<string, string> = {}, parts: Parts = {}): Promise<TestApp> {
  const { db } = await testDatabase();
  return testAppOn(db, settings, parts);
}

/** Creates another server on the same database. */
export async function testAppOn(
  db: Db,
  settings: Record<string, string> = {},
  parts: Parts = {},
): Promise<TestApp> {
  const clock = { now: new Date() };
  let log = '';
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sikhya-test-'));
  const storage = parts.storage ?? diskStorage(dataDir);
  const config: Config = readConfig({
    SESSION_SECRET: 's'.repeat(48),
    LOG_LEVEL: 'trace',
    PORT: '0',
    DATA_DIR: dataDir,
    ...settings,
  });
  const app = await buildApp({
    config,
    db,
    web: null,
    now: () => clock.now,
    logStream,
    isEventLoopLate: () => false,
    ...parts,
    storage,
  });
  after(async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
    assert.equal(NEVER_LOGGED.exec(log)?.[0], undefined, 'a secret is in the log');
  });
  return { app, db, clock, storage, dataDir, logged: () => log };
}

export const ADMIN = { username: 'asha', password: 'ପାସୱାର୍ଡ-of-asha-9' };

/** JSON web tokens (sessions, tickets, local identity), tokens of Google, authorization headers, and passwords. */
const NEVER_LOGGED = new RegExp(
  `eyJ[\\w-]{8,}\\.[\\w-]+\\.[\\w-]+|ya29\\.|Bearer \\S|${ADMIN.password}|${'s'.repeat(48)}`,
);

/** Creates the owner and signs in; returns the token. */
export async function adminToken(here: TestApp): Promise<string> {
  return (await signInNewAdmin(here, ADMIN, 'owner')).token;
}

/** Creates an admin whose username is the role, or another one, and signs in. */
export async function createTeamMember(
  here: TestApp,
  role: AdminRole,
  username: string = role,
): Promise<{ token: string; id: string }> {
  return signInNewAdmin(here, { username, password: ADMIN.password }, role);
}

async function signInNewAdmin({ app, db }: TestApp, payload: typeof ADMIN, role: AdminRole) {
  await insertAdmin(db, { ...payload, role });
  const response = await injectWithRetry(app, { method: 'POST', url: '/api/auth/admin/login', payload });
  const { token, user } = response.json();
  return { token, id: user._id };
}

/** Signs a student in with the local identity provider; returns the token. */
export async function studentToken(
  { app }: Pick<TestApp, 'app'>,
  person = { name: 'ମୀନା ଦାସ', email: 'mina@example.com' },
): Promise<string> {
  const tokenResponse = await injectWithRetry(app, {
    method: 'POST',
    url: '/identity/token',
    payload: person,
  });
  const accessToken: string = tokenResponse.json().access_token;
  const profileResponse = await injectWithRetry(app, {
    url: '/identity/userinfo',
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const payload = { googleId: profileResponse.json().sub, accessToken };
  return (await injectWithRetry(app, { method: 'POST', url: '/api/auth/google-signin', payload })).json()
    .token;
}

import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { after, before, test } from 'node:test';
import { courseInput } from '@sikhya/contract/authoring.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { saveAnswers, startTest } from '@sikhya/contract/mock-test.ts';
import { newFolder, readPostmasterPid, waitUntil } from '@sikhya/embedded-postgres/testing.ts';
import { type Killable, MAIN, startProcess } from '../testing/product-process.ts';

const ROUNDS = 100;
const STUDENTS = 8;
const WRITES_PER_ROUND = 40;
const READY_MS = 5000;
const ADMIN_PASSWORD = 'long enough';

let server: Killable;
// Hooks run in this order, so the server and PostgreSQL are stopped before their folder is removed.
after(() => server.stop());
const DATA_DIR = await newFolder({ after }, 'data', tmpdir());

async function start(): Promise<number> {
  const settings = { PORT: '0', HOST: '127.0.0.1', SERVE_WEB: '0', DEMO: '0', BACKUP: '0' };
  const began = performance.now();
  server = await startProcess(MAIN, { ...settings, DATA_DIR, ADMIN_PASSWORD });
  return performance.now() - began;
}

async function send<T>(method: string, url: string, token: string, body?: object): Promise<T> {
  const response = await fetch(server.address + url, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  assert.ok(response.ok, `${url}: ${response.status} ${await response.clone().text()}`);
  return (await response.json()) as T;
}

/** Creates a test that takes hours, so that no attempt reaches its deadline. */
async function createLongCourse(): Promise<{ courseId: string; chapterId: string }> {
  const login = { username: 'admin', password: ADMIN_PASSWORD };
  const { token } = await send<{ token: string }>('POST', '/api/auth/admin/login', '', login);
  const questions = Array.from({ length: 360 }, (_, n) => ({
    question: `${n}?`,
    options: ['1', '2', '3', '4'],
  }));
  const chapters = [{ title: 'c', description: 'd', questions }];
  const draft = courseInput.parse({
    title: 't',
    description: 'd',
    isFree: true,
    subjects: [{ title: 's', description: 'd', chapters }],
  });
  type Made = { course: { _id: string; subjects: { chapters: { _id: string }[] }[] } };
  const { course } = await send<Made>('POST', '/api/admin/courses', token, draft);
  return { courseId: course._id, chapterId: course.subjects[0]!.chapters[0]!._id };
}

type Writer = { token: string; attemptId: string; acknowledged: number };

async function signIn(name: string, course: { courseId: string; chapterId: string }): Promise<Writer> {
  const person = { name, email: `${name}@example.com` };
  const issued = await send<{ access_token: string }>('POST', '/identity/token', '', person);
  const { sub } = await send<{ sub: string }>('GET', '/identity/userinfo', issued.access_token);
  const claim = { googleId: sub, accessToken: issued.access_token };
  const { token } = await send<{ token: string }>('POST', '/api/auth/google-signin', '', claim);
  await send('POST', `/api/protected/student/enroll/${course.courseId}`, token);
  const { attempt } = await send<EndpointResponse<typeof startTest>>(
    'POST',
    '/api/student/test/attempts',
    token,
    course,
  );
  return { token, attemptId: attempt.attemptId, acknowledged: 0 };
}

/** Saves one response after the other. Rejects when the server is killed. */
async function saveUntilKilled(writer: Writer): Promise<void> {
  for (;;) {
    const saveNumber = writer.acknowledged + 1;
    const changes = [{ question: 0, option: saveNumber % 4 }];
    const url = `/api/student/test/attempts/${writer.attemptId}/answers`;
    const response = await send<EndpointResponse<typeof saveAnswers>>('PUT', url, writer.token, {
      saveNumber,
      changes,
    });
    writer.acknowledged = response.saveNumber;
  }
}

let course: { courseId: string; chapterId: string };
let writers: Writer[];
before(async () => {
  await start();
  course = await createLongCourse();
  writers = await Promise.all(Array.from({ length: STUDENTS }, (_, n) => signIn(`student${n}`, course)));
});

for (const [target, alsoPostgres] of [
  ['the server', false],
  ['the server and PostgreSQL', true],
] as const) {
  test(`24 no acknowledged save is lost when ${target} is killed ${ROUNDS} times during writes`, async (t) => {
    const total = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
    const before = total();
    const starts: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const goal = total() + WRITES_PER_ROUND;
      const writing = writers.map((writer) => saveUntilKilled(writer).catch(() => {}));
      await waitUntil(async () => total() >= goal);
      if (alsoPostgres) process.kill(await readPostmasterPid(DATA_DIR), 'SIGKILL');
      await server.kill();
      await Promise.all(writing);

      const ms = await start();
      starts.push(ms);
      assert.ok(ms < READY_MS, `round ${round}: ready after ${Math.round(ms)} ms`);
      for (const writer of writers) await checkStored(writer, round);
    }
    const longest = Math.round(Math.max(...starts));
    t.diagnostic(`${total() - before} saves were acknowledged; ready again after at most ${longest} ms`);
  });
}

async function checkStored(writer: Writer, round: number): Promise<void> {
  const { attempt } = await send<EndpointResponse<typeof startTest>>(
    'POST',
    '/api/student/test/attempts',
    writer.token,
    course,
  );
  assert.equal(attempt.attemptId, writer.attemptId);
  assert.ok(attempt.saveNumber >= writer.acknowledged, `round ${round}: a save is lost`);
  if (attempt.saveNumber > 0) assert.equal(attempt.answers[0], attempt.saveNumber % 4);
  writer.acknowledged = attempt.saveNumber;
}

import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { courseInput } from '@sikhya/contract/authoring.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { saveAnswers, startTest } from '@sikhya/contract/mock-test.ts';
import { readPostmasterPid, waitUntil } from '@sikhya/embedded-postgres/testing.ts';
import { temporaryFolder } from '../storage/storage-for-test.ts';
import { type Killable, MAIN, startProcess } from '../testing/product-process.ts';

const ROUNDS = 100;
const STUDENTS = 8;
const WRITES_PER_ROUND = 40;
const READY_MS = 5000;
const ADMIN_PASSWORD = 'long enough';

const DATA_DIR = path.join(await temporaryFolder({ after }), 'data');
let server: Killable;
after(() => server.stop());

async function start(): Promise<number> {
  const settings = { PORT: '0', HOST: '127.0.0.1', SERVE_WEB: '0', DEMO: '0', BACKUP: '0' };
  const began = performance.now();
  server = await startProcess(MAIN, { ...settings, DATA_DIR, ADMIN_PASSWORD });
  return performance.now() - began;
}

async function ask<T>(method: string, url: string, token: string, body?: object): Promise<T> {
  const answer = await fetch(server.address + url, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  assert.ok(answer.ok, `${url}: ${answer.status} ${await answer.clone().text()}`);
  return (await answer.json()) as T;
}

/** Half a day of questions, so that no attempt ends by itself. */
async function makeCourse(): Promise<{ courseId: string; chapterId: string }> {
  const login = { username: 'admin', password: ADMIN_PASSWORD };
  const { token } = await ask<{ token: string }>('POST', '/api/auth/admin/login', '', login);
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
  const { course } = await ask<Made>('POST', '/api/admin/courses', token, draft);
  return { courseId: course._id, chapterId: course.subjects[0]!.chapters[0]!._id };
}

type Writer = { token: string; attemptId: string; acknowledged: number };

async function signIn(name: string, course: { courseId: string; chapterId: string }): Promise<Writer> {
  const person = { name, email: `${name}@example.com` };
  const given = await ask<{ access_token: string }>('POST', '/identity/token', '', person);
  const { sub } = await ask<{ sub: string }>('GET', '/identity/userinfo', given.access_token);
  const claim = { googleId: sub, accessToken: given.access_token };
  const { token } = await ask<{ token: string }>('POST', '/api/auth/google-signin', '', claim);
  await ask('POST', `/api/protected/student/enroll/${course.courseId}`, token);
  const { attempt } = await ask<EndpointResponse<typeof startTest>>(
    'POST',
    '/api/student/test/attempts',
    token,
    course,
  );
  return { token, attemptId: attempt.attemptId, acknowledged: 0 };
}

/** Saves one answer after the other until the server is gone, which rejects. */
async function write(writer: Writer): Promise<void> {
  for (;;) {
    const saveNumber = writer.acknowledged + 1;
    const changes = [{ question: 0, option: saveNumber % 4 }];
    const url = `/api/student/test/attempts/${writer.attemptId}/answers`;
    const answer = await ask<EndpointResponse<typeof saveAnswers>>('PUT', url, writer.token, {
      saveNumber,
      changes,
    });
    writer.acknowledged = answer.saveNumber;
  }
}

let course: { courseId: string; chapterId: string };
let writers: Writer[];
before(async () => {
  await start();
  course = await makeCourse();
  writers = await Promise.all(Array.from({ length: STUDENTS }, (_, n) => signIn(`student${n}`, course)));
});

for (const [what, alsoPostgres] of [
  ['alone', false],
  ['together with its PostgreSQL', true],
] as const) {
  test(`24 killed ${ROUNDS} times in the middle of writes, ${what}: nothing acknowledged is lost`, async (t) => {
    const total = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
    const before = total();
    const starts: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const goal = total() + WRITES_PER_ROUND;
      const writing = writers.map((writer) => write(writer).catch(() => {}));
      await waitUntil(async () => total() >= goal);
      if (alsoPostgres) process.kill(await readPostmasterPid(DATA_DIR), 'SIGKILL');
      await server.kill();
      await Promise.all(writing);

      const ms = await start();
      starts.push(ms);
      assert.ok(ms < READY_MS, `round ${round}: ready after ${Math.round(ms)} ms`);
      for (const writer of writers) await compareWithStored(writer, round);
    }
    const longest = Math.round(Math.max(...starts));
    t.diagnostic(`${total() - before} saves were acknowledged; ready again after at most ${longest} ms`);
  });
}

async function compareWithStored(writer: Writer, round: number): Promise<void> {
  const { attempt } = await ask<EndpointResponse<typeof startTest>>(
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

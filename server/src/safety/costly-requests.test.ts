import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { measureCpu } from '@sikhya/contract/testing/measure-cpu.ts';
import { createMockTestCourse, createStudent } from '../testing/mock-test-helpers.ts';
import { testApp } from '../testing/test-app.ts';

/** Compares the CPU time of malicious requests with that of a normal request of the same size. */

const server = await testApp();
const course = await createMockTestCourse(server.db, [200]);
const [chapter] = course.subjects[0]!.chapters;
const ids = chapter!.questions.map(({ _id }) => _id);
const mina = await createStudent(server, 'mina', [course]);

const BYTES = 500_000;
const ANSWERS = 190;
const UNITS = BYTES / ANSWERS / 3 - 50;

const createBody = (fields: object) => ({ courseId: course._id, chapterId: chapter!._id, ...fields });
const answers = (text: string, getId: (n: number) => string) =>
  Array.from({ length: ANSWERS }, (_, n) => ({ questionId: getId(n), selectedAnswer: text }));

const stacked = `a${'\u0301'.repeat(UNITS / 2)}${'\u0323'.repeat(UNITS / 2)}`;
const spread = `a${'\u0301\u200b'.repeat(UNITS / 2)}`;

type Response = Awaited<ReturnType<typeof mina.handIn>>;

async function measure(send: () => Promise<Response>): Promise<{ cpu: number; status: number }> {
  let status = 0;
  const cpu = await measureCpu(async () => {
    ({ statusCode: status } = await send());
  });
  return { cpu, status };
}

const sendRaw = (payload: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/student/progress/test-result',
    headers: { ...mina.headers, 'content-type': 'application/json' },
    payload,
  });

const plain = await measure(() =>
  mina.handIn(createBody({ answers: answers('ଓଡ଼ିଶା '.repeat(UNITS / 7), (n) => ids[n]!) })),
);

const toJsonBody = (field: string) => `{"courseId":"${course._id}","chapterId":"${chapter!._id}",${field}}`;
const deep = (bytes: number) => `"score":${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`;

const COSTLY: [name: string, send: () => Promise<Response>, status: number][] = [
  [
    'stacked marks in each answer',
    () => mina.handIn(createBody({ answers: answers(stacked, (n) => ids[n]!) })),
    422,
  ],
  [
    'stacked marks in answers to one question',
    () => mina.handIn(createBody({ answers: answers(stacked, () => ids[0]!) })),
    422,
  ],
  [
    'marks with zero-width spaces between them',
    () => mina.handIn(createBody({ answers: answers(spread, (n) => ids[n]!) })),
    422,
  ],
  ['a score nested 200,000 levels deep', () => sendRaw(toJsonBody(deep(400_000))), 400],
  [
    'five thousand answers of the wrong type',
    () =>
      sendRaw(
        toJsonBody(`"answers":[${'{"questionId":1,"selectedAnswer":1,"selectedIndex":9},'.repeat(4999)}0]`),
      ),
    400,
  ],
  [
    'a quarter of a million numbers instead of answers',
    () => sendRaw(toJsonBody(`"answers":[${'0,'.repeat(249_000)}0]`)),
    422,
  ],
  ['a body beyond the limit', () => sendRaw(toJsonBody(`"score":"${'x'.repeat(600_000)}"`)), 413],
];

for (const [name, send, status] of COSTLY)
  test(`a hand-in with ${name} takes less than ten times the CPU time of a normal one`, async () => {
    const costly = await measure(send);
    assert.equal(costly.status, status);
    assert.ok(costly.cpu < 10 * plain.cpu, `${costly.cpu} µs, and ${plain.cpu} µs for a normal one`);
  });

test('the check of a body stops at the first error', async () => {
  for (const invalid of [{}, { questionId: 'x'.repeat(101) }, { questionId: 'q', selectedIndex: 9 }]) {
    const refused = await mina.handIn(createBody({ answers: Array.from({ length: 3000 }, () => invalid) }));
    assert.match(refused.json().error, /^answers\.0\.[^;]+$/);
  }
});

test('the last of several answers to one question counts', async () => {
  const asha = await createStudent(server, 'asha', [course]);
  const sent = ['0 wrong 1', '0 wrong 2', '0 right'].map((selectedAnswer) => ({
    questionId: ids[0],
    selectedAnswer,
  }));
  const { result } = (await asha.handIn(createBody({ answers: sent }))).json();
  assert.equal(result.correctAnswers, 1);
});

test('JSON nested 33 levels deep is refused on every route that takes a body', async () => {
  const payload = `{"a":${'['.repeat(32)}${']'.repeat(32)}}`;
  for (const { method, path: url, body } of server.app.endpoints) {
    if (!body) continue;
    const response = await server.app.inject({
      method,
      url: url.replaceAll(':', ''),
      headers: { ...mina.headers, 'content-type': 'application/json' },
      payload,
    });
    assert.ok([400, 403].includes(response.statusCode), `${method} ${url}: ${response.statusCode}`);
    if (response.statusCode === 400) assert.match(response.json().error, /levels/);
  }
});

test('only contract/src/normalise.ts normalises text, because it takes linear time', () => {
  const root = path.join(import.meta.dirname, '../../..');
  const found = ['contract/src', 'server/src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
      .filter((name) => /\.normalize\((?:'NFC')?\)/.test(readFileSync(path.join(root, folder, name), 'utf8')))
      .map((name) => path.posix.join(folder, name)),
  );
  assert.deepEqual(found, ['contract/src/normalise.ts']);
});

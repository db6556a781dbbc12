import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { student, testCourse } from '../testing/taking-tests.ts';
import { testApp } from '../testing/test-app.ts';

/** The cheapest requests that cost the server most, beside a plain one of the same size in the same run. */

const here = await testApp();
const course = await testCourse(here.db, [200]);
const [chapter] = course.subjects[0]!.chapters;
const ids = chapter!.questions.map(({ _id }) => _id);
const mina = await student(here, 'mina', [course]);

const BYTES = 500_000;
const ANSWERS = 190;
const UNITS = BYTES / ANSWERS / 3 - 50;

const bodyWith = (fields: object) => ({ courseId: course._id, chapterId: chapter!._id, ...fields });
const answers = (text: string, idOf: (n: number) => string) =>
  Array.from({ length: ANSWERS }, (_, n) => ({ questionId: idOf(n), selectedAnswer: text }));

const stacked = `a${'\u0301'.repeat(UNITS / 2)}${'\u0323'.repeat(UNITS / 2)}`;
const spread = `a${'\u0301\u200b'.repeat(UNITS / 2)}`;

type Answer = Awaited<ReturnType<typeof mina.handIn>>;

/** Of the least of several runs, so that what else the machine does hardly counts. */
async function cpuOf(send: () => Promise<Answer>): Promise<{ cpu: number; status: number }> {
  const runs: { cpu: number; status: number }[] = [];
  for (let run = 0; run < 4; run += 1) {
    const before = process.cpuUsage();
    const { statusCode } = await send();
    const { user, system } = process.cpuUsage(before);
    runs.push({ cpu: user + system, status: statusCode });
  }
  return runs.reduce((least, run) => (run.cpu < least.cpu ? run : least));
}

const raw = (payload: string) =>
  here.app.inject({
    method: 'POST',
    url: '/api/student/progress/test-result',
    headers: { ...mina.headers, 'content-type': 'application/json' },
    payload,
  });

const plain = await cpuOf(() =>
  mina.handIn(bodyWith({ answers: answers('ଓଡ଼ିଶା '.repeat(UNITS / 7), (n) => ids[n]!) })),
);

const inBody = (field: string) => `{"courseId":"${course._id}","chapterId":"${chapter!._id}",${field}}`;
const deep = (bytes: number) => `"score":${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`;

const COSTLY: [what: string, send: () => Promise<Answer>, status: number][] = [
  [
    'stacked marks in each answer',
    () => mina.handIn(bodyWith({ answers: answers(stacked, (n) => ids[n]!) })),
    400,
  ],
  [
    'stacked marks in answers to one question',
    () => mina.handIn(bodyWith({ answers: answers(stacked, () => ids[0]!) })),
    400,
  ],
  [
    'marks with zero-width spaces between them',
    () => mina.handIn(bodyWith({ answers: answers(spread, (n) => ids[n]!) })),
    400,
  ],
  ['a score nested 200,000 levels deep', () => raw(inBody(deep(400_000))), 400],
  [
    'five thousand answers of the wrong kind',
    () =>
      raw(inBody(`"answers":[${'{"questionId":1,"selectedAnswer":1,"selectedIndex":9},'.repeat(4999)}0]`)),
    400,
  ],
  [
    'a quarter of a million answers that are none',
    () => raw(inBody(`"answers":[${'0,'.repeat(249_000)}0]`)),
    400,
  ],
  ['a body beyond the limit', () => raw(inBody(`"score":"${'x'.repeat(600_000)}"`)), 413],
];

for (const [what, send, status] of COSTLY)
  test(`a hand-in with ${what} costs about as much as a plain one`, async () => {
    const costly = await cpuOf(send);
    assert.equal(costly.status, status);
    assert.ok(costly.cpu < 10 * plain.cpu, `${costly.cpu} µs, and ${plain.cpu} µs for a plain one`);
  });

test('a body is checked up to its first fault', async () => {
  for (const fault of [{}, { questionId: 'x'.repeat(101) }, { questionId: 'q', selectedIndex: 9 }]) {
    const refused = await mina.handIn(bodyWith({ answers: Array.from({ length: 3000 }, () => fault) }));
    assert.match(refused.json().error, /^answers\.0\.[^;]+$/);
  }
});

test('of several answers to one question the last one counts', async () => {
  const asha = await student(here, 'asha', [course]);
  const sent = ['0 wrong 1', '0 wrong 2', '0 right'].map((selectedAnswer) => ({
    questionId: ids[0],
    selectedAnswer,
  }));
  const { result } = (await asha.handIn(bodyWith({ answers: sent }))).json();
  assert.equal(result.correctAnswers, 1);
});

test('JSON nested 33 levels deep is refused on every route that takes a body', async () => {
  const payload = `{"a":${'['.repeat(32)}${']'.repeat(32)}}`;
  for (const { method, path: url, body } of here.app.endpoints) {
    if (!body) continue;
    const answer = await here.app.inject({
      method,
      url: url.replaceAll(':', ''),
      headers: { ...mina.headers, 'content-type': 'application/json' },
      payload,
    });
    assert.ok([400, 403].includes(answer.statusCode), `${method} ${url}: ${answer.statusCode}`);
    if (answer.statusCode === 400) assert.match(answer.json().error, /levels/);
  }
});

test('text from people is normalised in one place, which takes linear time', () => {
  const root = path.join(import.meta.dirname, '../../..');
  const found = ['contract/src', 'server/src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
      .filter((name) => /\.normalize\((?:'NFC')?\)/.test(readFileSync(path.join(root, folder, name), 'utf8')))
      .map((name) => path.posix.join(folder, name)),
  );
  assert.deepEqual(found, ['contract/src/normalise.ts']);
});

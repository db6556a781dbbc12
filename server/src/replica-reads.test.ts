import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { courseInput } from '@sikhya/contract/authoring.ts';
import { waitUntil } from '@sikhya/embedded-postgres/testing.ts';
import type { FastifyInstance } from 'fastify';
import { createCourse } from './features/authoring/service.ts';
import { createMockTestCourse, createStudent, handInAttempt } from './testing/mock-test-helpers.ts';
import { testAppOn } from './testing/test-app.ts';
import { chapter } from './testing/test-courses.ts';
import { createExamAdmin, EXAM } from './testing/test-exams.ts';
import { testReplica } from './testing/test-replica.ts';

const cluster = await testReplica();
const { db } = cluster;
const first = await testAppOn(db, cluster.settings);
// another process of the same product
const second = await testAppOn(db, cluster.settings);

const course = await createMockTestCourse(db, [2]);
const chapterId = course.subjects[0]!.chapters[0]!._id;
const withPreview = await createCourse(
  db,
  courseInput.parse({
    title: 'Free look',
    description: 'd',
    isFree: true,
    subjects: [
      {
        title: 'S',
        description: 'd',
        chapters: [{ ...chapter('Kalinga', { questions: 1 }), freePreview: true }],
      },
    ],
  }),
  new Date(),
);
const mina = await createStudent(first, 'mina', [course]);
const admin = await createExamAdmin(first);
const exam = await admin.create(EXAM);

async function readMetrics(app: FastifyInstance): Promise<Record<string, number>> {
  const { body } = await app.inject('/metrics');
  return Object.fromEntries(
    [...body.matchAll(/^(sikhya_replica_\S+) (\S+)$/gm)].map(([, name, value]) => [name, Number(value)]),
  );
}

const isUsed = async (app: FastifyInstance) => (await readMetrics(app)).sikhya_replica_in_use === 1;
/** Without a limit, because a replica takes long to recover on a busy machine. */
async function untilUsed(app: FastifyInstance): Promise<void> {
  while (!(await isUsed(app))) await sleep(20);
}

const REPLICA = 'sikhya_replica_reads_total{server="replica"}';
const DATABASE = 'sikhya_replica_reads_total{server="database"}';

const READS: [string, () => Promise<{ statusCode: number }>][] = [
  ['the catalogue', () => first.app.inject(`/api/public/courses?limit=7`)],
  ['a search', () => first.app.inject('/api/public/courses?search=kalinga')],
  ['a course page', () => first.app.inject(`/api/public/courses/${withPreview.slug}`)],
  [
    'a free chapter',
    () =>
      first.app.inject(
        `/api/public/courses/${withPreview.slug}/chapters/${withPreview.subjects[0]!.chapters[0]!._id}`,
      ),
  ],
  ['the sitemap', () => first.app.inject('/sitemap.xml')],
  ['the analytics of a student', () => mina.get('/api/student/analytics')],
  ['the results of a course', () => admin.send('GET', `/api/admin/courses/${course._id}/results`)],
  [
    'the results of a chapter',
    () => admin.send('GET', `/api/admin/courses/${course._id}/chapters/${chapterId}/results`),
  ],
  ['the results of an exam', () => admin.send('GET', `/api/admin/exams/${exam._id}/results`)],
  ['the analysis of an exam', () => admin.send('GET', `/api/admin/exams/${exam._id}/analysis`)],
  ['the revenue', () => admin.send('GET', '/api/admin/revenue')],
  ['the activity', () => admin.send('GET', '/api/admin/activity')],
  ['the people of the activity', () => admin.send('GET', '/api/admin/activity/people')],
];

for (const [name, request] of READS) {
  test(`the replica serves ${name}`, async () => {
    // repeated, because a busy machine may delay the replica; a request that writes would never be served by it
    await waitUntil(async () => {
      await untilUsed(first.app);
      const before = await readMetrics(first.app);
      const { statusCode } = await request();
      assert.equal(statusCode, 200);
      const after = await readMetrics(first.app);
      return after[REPLICA]! > before[REPLICA]! && after[DATABASE] === before[DATABASE];
    });
  });
}

test('44 what a student and an admin have just changed shows at once in every process while the replica lags', async () => {
  await untilUsed(first.app);
  await untilUsed(second.app);
  await cluster.pause();
  const readAnalytics = async () => {
    const response = await second.app.inject({ url: '/api/student/analytics', headers: mina.headers });
    return response.json().overview.totalTestsTaken;
  };
  await handInAttempt(mina, { courseId: course._id, chapterId, answers: [], timeSpent: 30 });
  assert.equal(await readAnalytics(), 1);
  await admin.send('POST', '/api/admin/courses', { title: 'New', description: 'd', isFree: true });
  const { courses } = (await first.app.inject('/api/public/courses?limit=50')).json();
  assert.ok(courses.some(({ title }: { title: string }) => title === 'New'));

  await waitUntil(async () => {
    const { stored } = (await admin.send('GET', '/api/admin/system')).json();
    return stored.database.replica.state === 'behind';
  });
  assert.match(first.logged(), /The replica is not used/);
  assert.ok((await readMetrics(first.app)).sikhya_replica_behind_bytes! > 0);

  await cluster.resume();
  await untilUsed(first.app);
  await untilUsed(second.app);
  assert.equal(await readAnalytics(), 1);
});

test('44 no request fails while the replica is down, and it is used again when it is back', async () => {
  await cluster.stop();
  for (const [name, request] of READS) assert.equal((await request()).statusCode, 200, name);
  assert.equal(await isUsed(first.app), false);
  const { stored } = (await admin.send('GET', '/api/admin/system')).json();
  assert.equal(stored.database.replica.state, 'unavailable');
  await cluster.startAgain();
  await untilUsed(first.app);
});

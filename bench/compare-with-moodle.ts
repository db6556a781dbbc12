import path from 'node:path';
import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { connect } from '../server/src/database/database.ts';
import { type Product, type Running, startProcess } from '../server/src/testing/product-process.ts';
import { toUrl } from '../server/src/testing/server-group.ts';
import { measureRate, type Request } from './measure-rate.ts';
import { median } from './median.ts';
import { type StartedTest, startAttempts } from './start-attempts.ts';

const BARE = path.join(import.meta.dirname, 'bare-fastify.ts');
const BARE_STATEMENTS = path.join(import.meta.dirname, 'bare-statements.ts');
const QUESTIONS = 20;
const STUDENTS = 4800;
/** How many requests a bare Fastify route answers while Moodle does this once, on the same kind of machine. */
const MOODLE = { cataloguePage: 438, coursePage: 889, save: 181, handIn: 185 };
/** The first round is a warm-up. */
const ROUNDS = 4;
const REPETITIONS = 10_000;

type Task = {
  name: string;
  server: Running;
  moodle: number;
  /** The minimum ratio to Moodle; null for a task that only shows what is possible. */
  atLeast: number | null;
  /** How many calls the task takes. */
  calls: number;
  getRequests(round: number): Request[];
  /** How often a single request is repeated. */
  amount?: number;
};

/**
 * Compares with Moodle 5.1.5 on PHP 8.2 (opcache, APCu, persistent connections), PostgreSQL 15 and 500 courses. Moodle was
 * measured with 16 connections as a fraction of the rate of a bare Fastify route; ours is measured the same way.
 */
export async function compareWithMoodle(product: Product): Promise<void> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir: product.dataDir });
  const { db, close } = connect(postgres.connection, 4);
  const startedTest = await startAttempts(product, db, { students: STUDENTS, questions: QUESTIONS });
  await close();
  const bare = await startProcess(BARE, { BODY: Buffer.from('{"ok":true}').toString('base64') });
  const bareStatements = await startProcess(BARE_STATEMENTS, {
    DATABASE_URL: toUrl(postgres.connection),
    ATTEMPTS: String(STUDENTS),
    QUESTIONS: String(QUESTIONS),
  });
  try {
    for (const task of [...createTasks(product, startedTest), ...createBareTasks(bareStatements)])
      await compareTask(task, bare);
  } finally {
    await bare.stop();
    await bareStatements.stop();
    await postgres.stop();
  }
}

async function compareTask(
  { name, server, moodle, atLeast, calls, getRequests, amount }: Task,
  bare: Running,
): Promise<void> {
  const fractions: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Alternate, so that noise of the machine affects both.
    const ours = await measureRate(server.address, getRequests(round), amount);
    const bareRate = await measureRate(bare.address, [{ method: 'GET', path: '/' }], REPETITIONS);
    fractions.push(ours / calls / bareRate);
  }
  const fraction = median(fractions.slice(1));
  console.log(
    `  ${name}: 1/${(1 / fraction).toFixed(1)} of a bare Fastify route, Moodle 1/${moodle};` +
      ` ratio: ${Math.round(fraction * moodle)}${atLeast === null ? '' : `, at least ${atLeast}`}`,
  );
}

function createTasks(server: Running, { courseId, chapterId, attempts }: StartedTest): Task[] {
  // Each student can hand in only once, so each round has its own students.
  const getStudents = (round: number) => attempts.filter((_, n) => n % ROUNDS === round);
  return [
    {
      name: 'catalogue page',
      server,
      moodle: MOODLE.cataloguePage,
      atLeast: 300,
      calls: 1,
      amount: REPETITIONS,
      getRequests: () => [{ method: 'GET', path: '/api/public/courses?limit=8' }],
    },
    {
      name: 'course page of a student (course and progress)',
      server,
      moodle: MOODLE.coursePage,
      atLeast: 50,
      calls: 2,
      getRequests: (round) =>
        getStudents(round).flatMap(({ token }) => [
          { method: 'GET', path: `/api/protected/student/course/${courseId}`, token },
          { method: 'GET', path: `/api/student/progress/${courseId}`, token },
        ]),
    },
    {
      name: 'save an answer',
      server,
      moodle: MOODLE.save,
      atLeast: 25,
      calls: 1,
      getRequests: (round) =>
        attempts.map(({ attemptId, token }) => ({
          method: 'PUT',
          path: `/api/student/test/attempts/${attemptId}/answers`,
          token,
          body: { saveNumber: round + 1, changes: [{ question: round, option: round % 4 }] },
        })),
    },
    {
      name: `hand in an attempt with ${QUESTIONS} questions`,
      server,
      moodle: MOODLE.handIn,
      atLeast: 25,
      calls: 1,
      getRequests: (round) =>
        getStudents(round).map(({ attemptId, questionIds, token }) => ({
          method: 'POST',
          path: '/api/student/progress/test-result',
          token,
          body: {
            courseId,
            chapterId,
            attemptId,
            answers: questionIds.map((questionId, n) => ({ questionId, selectedIndex: n % 4 })),
          },
        })),
    },
  ];
}

/** The least that these tasks take, without sessions, rules, grades and logs: one statement per call. */
function createBareTasks(server: Running): Task[] {
  const ids = Array.from({ length: STUDENTS }, (_, n) => n + 1);
  return [
    {
      name: 'two bare Fastify routes that read a row',
      server,
      moodle: MOODLE.coursePage,
      atLeast: null,
      calls: 2,
      getRequests: () =>
        ids.flatMap((id) => [
          { method: 'GET', path: `/attempts/${id}` },
          { method: 'GET', path: `/attempts/${id}` },
        ]),
    },
    {
      name: 'a bare Fastify route that stores an answer',
      server,
      moodle: MOODLE.save,
      atLeast: null,
      calls: 1,
      getRequests: (round) =>
        ids.map((id) => ({
          method: 'PUT',
          path: `/attempts/${id}/answers`,
          body: { saveNumber: round + 1, changes: [{ question: round, option: round % 4 }] },
        })),
    },
    {
      name: 'a bare Fastify route that stores a hand-in',
      server,
      moodle: MOODLE.handIn,
      atLeast: null,
      calls: 1,
      getRequests: (round) =>
        ids
          .filter((id) => id % ROUNDS === round)
          .map((id) => ({
            method: 'POST',
            path: `/attempts/${id}/result`,
            body: { answers: Array.from({ length: QUESTIONS }, (_, n) => ({ selectedIndex: n % 4 })) },
          })),
    },
  ];
}

import path from 'node:path';
import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { connect } from '../server/src/database/database.ts';
import { type Product, startProcess } from '../server/src/testing/product-process.ts';
import { measureRate, type Request } from './measure-rate.ts';
import { median } from './median.ts';
import { type StartedTest, startAttempts } from './start-attempts.ts';

const BARE = path.join(import.meta.dirname, 'bare-fastify.ts');
const QUESTIONS = 20;
const STUDENTS = 4800;
/** The first round is a warm-up. */
const ROUNDS = 4;
const REPETITIONS = 10_000;

type Task = {
  name: string;
  /** How many requests a bare Fastify route answers while Moodle does this once, on the same kind of machine. */
  moodle: number;
  /** The minimum ratio to Moodle. */
  atLeast: number;
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
  await postgres.stop();
  const bare = await startProcess(BARE, { BODY: Buffer.from('{"ok":true}').toString('base64') });
  try {
    for (const task of createTasks(startedTest)) {
      const fractions: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        // Alternate, so that noise of the machine affects both.
        const ours = await measureRate(product.address, task.getRequests(round), task.amount);
        const bareRate = await measureRate(bare.address, [{ method: 'GET', path: '/' }], REPETITIONS);
        fractions.push(ours / task.calls / bareRate);
      }
      const fraction = median(fractions.slice(1));
      console.log(
        `  ${task.name}: 1/${(1 / fraction).toFixed(1)} of a bare Fastify route, Moodle 1/${task.moodle};` +
          ` ratio: ${Math.round(fraction * task.moodle)}, at least ${task.atLeast}`,
      );
    }
  } finally {
    await bare.stop();
  }
}

function createTasks({ courseId, chapterId, attempts }: StartedTest): Task[] {
  // Each student can hand in only once, so each round has its own students.
  const getStudents = (round: number) => attempts.filter((_, n) => n % ROUNDS === round);
  return [
    {
      name: 'catalogue page',
      moodle: 438,
      atLeast: 200,
      calls: 1,
      amount: REPETITIONS,
      getRequests: () => [{ method: 'GET', path: '/api/public/courses?limit=8' }],
    },
    {
      name: 'course page of a student (course and progress)',
      moodle: 889,
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
      moodle: 181,
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
      moodle: 185,
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

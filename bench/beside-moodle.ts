import path from 'node:path';
import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { connect } from '../server/src/database/database.ts';
import { type Product, startProcess } from '../server/src/testing/product-process.ts';
import { median } from './median.ts';
import { type Request, rateOf } from './rate-of.ts';
import { type Exam, studentsInATest } from './students-in-a-test.ts';

const BARE = path.join(import.meta.dirname, 'bare-fastify.ts');
const QUESTIONS = 20;
const STUDENTS = 4800;
/** The first round warms up. */
const ROUNDS = 4;
const ONE_OVER_AND_OVER = 10_000;

type Task = {
  name: string;
  /** How often a bare Fastify route answers while Moodle does this once, on a machine of this kind. */
  moodle: number;
  /** How many times as often as Moodle we want to do it. */
  atLeast: number;
  /** How many calls it takes to do it once. */
  calls: number;
  requestsOf(round: number): Request[];
  /** Where the same is asked over and over. */
  amount?: number;
};

/**
 * What a school would use instead: Moodle 5.1.5 with PHP 8.2 (opcache, APCu, persistent connections), PostgreSQL 15 and
 * 500 courses, measured with 16 connections as a fraction of a bare Fastify route; ours as the same fraction.
 */
export async function besideMoodle(product: Product): Promise<void> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir: product.dataDir });
  const { db, close } = connect(postgres.connection, 4);
  const exam = await studentsInATest(product, db, { students: STUDENTS, questions: QUESTIONS });
  await close();
  await postgres.stop();
  const bare = await startProcess(BARE, { BODY: Buffer.from('{"ok":true}').toString('base64') });
  try {
    for (const task of tasksOf(exam)) {
      const fractions: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        // in turns, so that a noisy machine is noisy for both
        const ours = await rateOf(product.address, task.requestsOf(round), task.amount);
        const bareRate = await rateOf(bare.address, [{ method: 'GET', path: '/' }], ONE_OVER_AND_OVER);
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

function tasksOf({ courseId, chapterId, candidates }: Exam): Task[] {
  // each student can hand in only once
  const ofRound = (round: number) => candidates.filter((_, n) => n % ROUNDS === round);
  return [
    {
      name: 'the catalogue page',
      moodle: 438,
      atLeast: 200,
      calls: 1,
      amount: ONE_OVER_AND_OVER,
      requestsOf: () => [{ method: 'GET', path: '/api/public/courses?limit=8' }],
    },
    {
      name: 'the course page of a student (the course and the progress in it)',
      moodle: 889,
      atLeast: 50,
      calls: 2,
      requestsOf: (round) =>
        ofRound(round).flatMap(({ token }) => [
          { method: 'GET', path: `/api/protected/student/course/${courseId}`, token },
          { method: 'GET', path: `/api/student/progress/${courseId}`, token },
        ]),
    },
    {
      name: 'saving an answer of a test',
      moodle: 181,
      atLeast: 25,
      calls: 1,
      requestsOf: (round) =>
        candidates.map(({ attemptId, token }) => ({
          method: 'PUT',
          path: `/api/student/test/attempts/${attemptId}/answers`,
          token,
          body: { saveNumber: round + 1, changes: [{ question: round, option: round % 4 }] },
        })),
    },
    {
      name: `handing in a test of ${QUESTIONS} questions`,
      moodle: 185,
      atLeast: 25,
      calls: 1,
      requestsOf: (round) =>
        ofRound(round).map(({ attemptId, questionIds, token }) => ({
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

import path from 'node:path';
import autocannon from 'autocannon';
import { connect } from '../server/src/database/database.ts';
import { borrowEmbeddedPostgres } from '../server/src/database/embedded/embedded.ts';
import { type Product, startProcess } from '../server/src/testing/product-process.ts';
import { inTurn } from './in-turn.ts';
import { median } from './median.ts';
import { type Candidate, type Exam, studentsInATest } from './students-in-a-test.ts';

const BARE = path.join(import.meta.dirname, 'bare-fastify.ts');
const CONNECTIONS = 16;
const ROUNDS = 3;
const SECONDS = 1;
const QUESTIONS = 20;
const STUDENTS = 6000;

type Request = { method: 'GET' | 'PUT' | 'POST'; path: string; token?: string; body?: object };

type Task = {
  name: string;
  /** How often a bare Fastify route answers while Moodle does this once, on a machine of this kind. */
  moodle: number;
  /** How many times as often as Moodle we want to do it. */
  atLeast: number;
  /** How many calls it takes to do it once. */
  calls: number;
  next(): Request;
  /** How often in one round, where it cannot be done as often as there is time for. */
  times?: number;
};

/**
 * What a school would use instead: Moodle 5.1.5 with PHP 8.2 (opcache, APCu, persistent connections), PostgreSQL 15 and
 * 500 courses, measured with 16 connections as a fraction of a bare Fastify route; ours as the same fraction.
 */
export async function besideMoodle(product: Product): Promise<void> {
  const postgres = await borrowEmbeddedPostgres({ dataDir: product.dataDir, say: () => {} });
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
        const ours = await rateOf(product.address, task);
        const bareRate = await rateOf(bare.address, { next: () => ({ method: 'GET', path: '/' }) });
        fractions.push(ours / task.calls / bareRate);
      }
      const fraction = median(fractions);
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
  const student = inTurn(candidates);
  const saves = new Map<Candidate, number>();
  const waiting = candidates.values();
  const partsOfCoursePage = inTurn(['protected/student/course', 'student/progress']);
  return [
    {
      name: 'the catalogue page',
      moodle: 438,
      atLeast: 200,
      calls: 1,
      next: () => ({ method: 'GET', path: '/api/public/courses?limit=8' }),
    },
    {
      name: 'the course page of a student (the course and the progress in it)',
      moodle: 889,
      atLeast: 50,
      calls: 2,
      next() {
        return { method: 'GET', path: `/api/${partsOfCoursePage()}/${courseId}`, token: student().token };
      },
    },
    {
      name: 'saving an answer of a test',
      moodle: 181,
      atLeast: 25,
      calls: 1,
      next() {
        const writer = student();
        const saveNumber = (saves.get(writer) ?? 0) + 1;
        saves.set(writer, saveNumber);
        return {
          method: 'PUT',
          path: `/api/student/test/attempts/${writer.attemptId}/answers`,
          token: writer.token,
          body: { saveNumber, changes: [{ question: saveNumber % QUESTIONS, option: saveNumber % 4 }] },
        };
      },
    },
    {
      name: `handing in a test of ${QUESTIONS} questions`,
      moodle: 185,
      atLeast: 25,
      calls: 1,
      // each student once; a connection may prepare one more than it sends
      times: STUDENTS / ROUNDS - 2 * CONNECTIONS,
      next() {
        const { value: leaving } = waiting.next();
        if (!leaving) throw new Error('all have handed in: more students are needed for this measurement');
        const answers = leaving.questionIds.map((questionId, n) => ({ questionId, selectedIndex: n % 4 }));
        return {
          method: 'POST',
          path: '/api/student/progress/test-result',
          token: leaving.token,
          body: { courseId, chapterId, attemptId: leaving.attemptId, answers },
        };
      },
    },
  ];
}

async function rateOf(url: string, { next, times }: Pick<Task, 'next' | 'times'>): Promise<number> {
  const { requests, duration, non2xx, errors } = await autocannon({
    url,
    ...(times ? { amount: times } : { duration: SECONDS }),
    connections: CONNECTIONS,
    requests: [
      {
        setupRequest(request) {
          const { method, path, token, body } = next();
          return {
            ...request,
            method,
            path,
            headers: {
              ...(token && { authorization: `Bearer ${token}` }),
              ...(body && { 'content-type': 'application/json' }),
            },
            ...(body && { body: JSON.stringify(body) }),
          };
        },
      },
    ],
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals and ${errors} errors under load`);
  return requests.total / duration;
}

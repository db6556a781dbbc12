import { EXAM_HAND_IN_SPREAD_SECONDS, MOCK_TEST } from '@sikhya/contract/constants.ts';
import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { eq } from 'drizzle-orm';
import { connect, type Db } from '../server/src/database/database.ts';
import { results } from '../server/src/database/tables/learning.ts';
import { createEnrolledStudents, createExamCourse } from '../server/src/testing/exam-students.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { signInAdmin } from './admin.ts';
import { FULL } from './full.ts';
import { createHallExam, QUESTIONS } from './hall-exam.ts';
import { checkRanks } from './hall-ranks.ts';
import { createAnswerKey, HallStudent } from './hall-student.ts';
import { percentile, runScheduled, type ScheduledCall } from './scheduled-load.ts';

/** `--students=2500` measures a smaller hall, on a machine that does other work. */
const STUDENTS = Number(
  process.argv.find((argument) => argument.startsWith('--students='))?.split('=')[1] ?? 10_000,
);
const START_MS = 60_000;
const SAVE_EVERY_MS = 15_000;
/** The exam closes for all at the same moment. Only this time differs with `--full`; the rates are the same. */
const DEADLINE_MS = START_MS + (FULL ? 180_000 : 15_000);
/** The app spreads the hand-ins at the deadline; `--at-once` sends all at the same moment. */
const HAND_IN_SPREAD_MS = process.argv.includes('--at-once') ? 0 : EXAM_HAND_IN_SPREAD_SECONDS * 1000;
/** The results are released after the grace period. */
const RELEASE_MS = DEADLINE_MS + MOCK_TEST.graceSeconds * 1000;
const LIMIT_P99_MS = { start: 1000, save: 250, handIn: 1000 };

/** Ten thousand students start one exam within a minute, save every 15 s, and hand in when it closes for all of them. */
export async function examHall(product: Product): Promise<void> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir: product.dataDir });
  const { db, close } = connect(postgres.connection, 4);
  try {
    const admin = await signInAdmin(product);
    const course = await createExamCourse(db, 1);
    const tokens = await createEnrolledStudents(db, product.dataDir, course._id, STUDENTS);
    const [closesAt, releaseAt] = [DEADLINE_MS, RELEASE_MS].map((ms) => new Date(Date.now() + ms));
    const exam = await createHallExam(admin, { closesAt, releaseAt, courseIds: [course._id] });
    const key = createAnswerKey(exam);
    const students = tokens.map((token) => new HallStudent(product.address, token, key));

    const startsAt = new Map(students.map((student) => [student, Math.random() * START_MS]));
    const [starts, saves, handIns] = await waitForAll([
      runScheduled(students.map((student) => schedule(student, startsAt.get(student)!, 'start', exam._id))),
      runScheduled(students.flatMap((student) => scheduleSaves(student, startsAt.get(student)!))),
      runScheduled(
        students.map((student) =>
          schedule(student, DEADLINE_MS + Math.random() * HAND_IN_SPREAD_MS, 'handIn'),
        ),
      ),
    ]);
    report(`${STUDENTS} students start an exam with ${QUESTIONS} questions within 60 s`, starts, 'start');
    report(`they save every 15 s until it closes after ${DEADLINE_MS / 1000} s`, saves, 'save');
    report(`all save and hand in within ${HAND_IN_SPREAD_MS / 1000} s after it closes`, handIns, 'handIn');
    await verifyAnswers(db, exam._id, students);
    await new Promise((resolve) => setTimeout(resolve, releaseAt!.getTime() - Date.now()));
    await checkRanks(product, exam._id, students, key);
  } finally {
    await close();
    await postgres.stop();
  }
}

/**
 * Throws the first failure, but only after the calls of all have ended: the product is stopped then, which would reset
 * calls that still run and hide the cause.
 */
async function waitForAll<T extends unknown[]>(runs: { [K in keyof T]: Promise<T[K]> }): Promise<T> {
  await Promise.allSettled(runs);
  return Promise.all(runs) as Promise<T>;
}

/** The calls of a student are sent one after another, as the app does. */
function schedule(
  student: HallStudent,
  at: number,
  call: 'start' | 'save' | 'handIn',
  examId = '',
): ScheduledCall {
  return {
    at,
    send() {
      student.pendingCall = student.pendingCall.then(() => student[call](examId));
      return student.pendingCall;
    },
  };
}

function scheduleSaves(student: HallStudent, startsAt: number): ScheduledCall[] {
  const total = Math.floor((DEADLINE_MS - startsAt) / SAVE_EVERY_MS);
  return Array.from({ length: total }, (_, n) =>
    schedule(student, startsAt + (n + 1) * SAVE_EVERY_MS, 'save'),
  );
}

async function verifyAnswers(db: Db, examId: string, students: HallStudent[]): Promise<void> {
  const stored = await db
    .select({ attemptId: results.attemptId, answers: results.answers })
    .from(results)
    .where(eq(results.testId, examId));
  const answersByAttempt = new Map(stored.map(({ attemptId, answers }) => [attemptId, answers.join()]));
  const lost = students.filter(
    ({ attemptId, confirmed }) => answersByAttempt.get(attemptId) !== confirmed.join(),
  );
  if (lost.length > 0) throw new Error(`the results of ${lost.length} students lack confirmed answers`);
  const answers = students.reduce(
    (sum, { confirmed }) => sum + confirmed.filter((option) => option >= 0).length,
    0,
  );
  console.log(`  all ${answers} confirmed answers are in the ${stored.length} results`);
}

function report(what: string, durations: Float64Array, call: keyof typeof LIMIT_P99_MS): void {
  const p99 = percentile(durations, 99);
  console.log(
    `  ${what}: ${durations.length} calls, none refused, p50 ${percentile(durations, 50)} ms, p99 ${p99} ms,` +
      ` max ${percentile(durations, 100)} ms; p99 limit ${LIMIT_P99_MS[call]} ms, ratio: ${(p99 / LIMIT_P99_MS[call]).toFixed(2)}`,
  );
}

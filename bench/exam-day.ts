import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { connect } from '../server/src/database/database.ts';
import { attempts, results } from '../server/src/database/tables/learning.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { FULL } from './full.ts';
import { send } from './http-client.ts';
import { percentile, runScheduled, type ScheduledCall } from './scheduled-load.ts';
import { type StartedAttempt, startAttempts } from './start-attempts.ts';

const STUDENTS = 10_000;
const QUESTIONS = 50;
const SAVE_EVERY_MS = 15_000;
/** All students hand in within a minute. */
const HAND_IN_PER_SECOND = STUDENTS / 60;
const LIMIT_P99_MS = 250;

/** Only the duration differs with `--full`; the rates are the same. */
const SAVING_SECONDS = FULL ? 180 : 15;
const HAND_IN_SECONDS = FULL ? 60 : 5;

/** A student in the test, with the acknowledged answers and the pending save. */
type Writer = StartedAttempt & { acknowledged: number[]; pendingSave: Promise<void> };

/** Ten thousand students take one test. Every acknowledged answer is then compared with the database. */
export async function examDay(product: Product): Promise<void> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir: product.dataDir });
  const { db, close } = connect(postgres.connection, 4);
  try {
    const startedTest = await startAttempts(product, db, { students: STUDENTS, questions: QUESTIONS });
    const students: Writer[] = startedTest.attempts.map((attempt) => ({
      ...attempt,
      acknowledged: Array(QUESTIONS).fill(-1),
      pendingSave: Promise.resolve(),
    }));

    const saves = await runScheduled(students.flatMap((student) => scheduleSaves(product.address, student)));
    report(`${STUDENTS} students save an answer every 15 s for ${SAVING_SECONDS} s`, saves, SAVING_SECONDS);
    const saved = await db.select().from(attempts);
    verify(students, new Map(saved.map(({ id, answers }) => [id, answers])), 'saved');

    const leaving = students.slice(0, Math.round(HAND_IN_PER_SECOND * HAND_IN_SECONDS));
    const body = { courseId: startedTest.courseId, chapterId: startedTest.chapterId };
    const handIns = await runScheduled(
      leaving.map((student) => scheduleHandIn(product.address, student, body)),
    );
    report(`${leaving.length} of them hand in within ${HAND_IN_SECONDS} s`, handIns, HAND_IN_SECONDS);
    const stored = await db.select().from(results);
    verify(leaving, new Map(stored.map(({ attemptId, answers }) => [attemptId ?? '', answers])), 'handed-in');
    console.log(`  p99 limit for a save: ${LIMIT_P99_MS} ms; ratio: ${ratio(saves)}`);
  } finally {
    await close();
    await postgres.stop();
  }
}

/** Each student starts at a random time within the 15 seconds and has one pending save at a time. */
function scheduleSaves(address: string, student: Writer): ScheduledCall[] {
  const first = Math.random() * SAVE_EVERY_MS;
  const total = Math.ceil((SAVING_SECONDS * 1000 - first) / SAVE_EVERY_MS);
  return Array.from({ length: total }, (_, n) => ({
    at: first + n * SAVE_EVERY_MS,
    send() {
      student.pendingSave = student.pendingSave.then(() => save(address, student, n));
      return student.pendingSave;
    },
  }));
}

async function save(address: string, student: Writer, n: number): Promise<void> {
  const path = `/api/student/test/attempts/${student.attemptId}/answers`;
  const change = { question: n % QUESTIONS, option: Math.floor(Math.random() * 4) };
  const body = { saveNumber: n + 1, changes: [change] };
  const response = await send(address, student.token, 'PUT', path, body);
  if (response.status !== 200 || !JSON.parse(response.body).saved) {
    throw new Error(`a save returned ${response.status}: ${response.body}`);
  }
  student.acknowledged[change.question] = change.option;
}

/** The hand-in contains one more answer that was never saved. */
function scheduleHandIn(address: string, student: Writer, course: object): ScheduledCall {
  return {
    at: Math.random() * HAND_IN_SECONDS * 1000,
    async send() {
      student.acknowledged[QUESTIONS - 1] = 3;
      const answers = student.questionIds.map((questionId, n) => ({
        questionId,
        selectedIndex: student.acknowledged[n] === -1 ? null : student.acknowledged[n],
      }));
      const handIn = { ...course, attemptId: student.attemptId, answers };
      const { status, body } = await send(
        address,
        student.token,
        'POST',
        '/api/student/progress/test-result',
        handIn,
      );
      if (status !== 201) throw new Error(`a hand-in returned ${status}: ${body}`);
    },
  };
}

function verify(students: Writer[], stored: Map<string, number[]>, what: string): void {
  const lost = students.filter(
    ({ attemptId, acknowledged }) => stored.get(attemptId)?.join() !== acknowledged.join(),
  );
  if (lost.length > 0)
    throw new Error(`the ${what} answers of ${lost.length} students are not in the database`);
  const answers = students.reduce(
    (sum, { acknowledged }) => sum + acknowledged.filter((option) => option !== -1).length,
    0,
  );
  console.log(
    `  every acknowledged answer is in the database: ${answers} ${what} answers of ${students.length} students`,
  );
}

function report(what: string, durations: Float64Array, seconds: number): void {
  console.log(
    `  ${what}: ${Math.round(durations.length / seconds)} per second, none refused, ` +
      `p50 ${percentile(durations, 50)} ms, p99 ${percentile(durations, 99)} ms, max ${percentile(durations, 100)} ms`,
  );
}

const ratio = (saves: Float64Array) => (percentile(saves, 99) / LIMIT_P99_MS).toFixed(2);

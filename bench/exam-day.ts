import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { connect } from '../server/src/database/database.ts';
import { attempts, results } from '../server/src/database/tables/learning.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { FULL } from './full.ts';
import { type Call, paced, percentile, send } from './paced.ts';
import { type Candidate, studentsInATest } from './students-in-a-test.ts';

const STUDENTS = 10_000;
const QUESTIONS = 50;
/** Each student saves an answer every so often, and all hand in within a minute. */
const SAVE_EVERY_MS = 15_000;
const HAND_IN_PER_SECOND = STUDENTS / 60;
const LIMIT_P99_MS = 250;

/** The rates are the same; only for how long they last differs. */
const SAVING_SECONDS = FULL ? 180 : 15;
const HAND_IN_SECONDS = FULL ? 60 : 5;

/** One who takes the test: what was acknowledged, and the save that is on its way. */
type Writer = Candidate & { given: number[]; saving: Promise<void> };

/** Ten thousand students in one test. What was acknowledged is looked up in the database afterwards. */
export async function examDay(product: Product): Promise<void> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir: product.dataDir });
  const { db, close } = connect(postgres.connection, 4);
  try {
    const exam = await studentsInATest(product, db, { students: STUDENTS, questions: QUESTIONS });
    const all: Writer[] = exam.candidates.map((candidate) => ({
      ...candidate,
      given: Array(QUESTIONS).fill(-1),
      saving: Promise.resolve(),
    }));

    const saves = await paced(all.flatMap((one) => savesOf(product.address, one)));
    report(`${STUDENTS} students save an answer every 15 s for ${SAVING_SECONDS} s`, saves, SAVING_SECONDS);
    const saved = await db.select().from(attempts);
    verify(all, new Map(saved.map(({ id, answers }) => [id, answers])), 'saved');

    const leaving = all.slice(0, Math.round(HAND_IN_PER_SECOND * HAND_IN_SECONDS));
    const body = { courseId: exam.courseId, chapterId: exam.chapterId };
    const handIns = await paced(leaving.map((one) => handInOf(product.address, one, body)));
    report(`${leaving.length} of them hand in within ${HAND_IN_SECONDS} s`, handIns, HAND_IN_SECONDS);
    const stored = await db.select().from(results);
    verify(leaving, new Map(stored.map(({ attemptId, answers }) => [attemptId ?? '', answers])), 'handed-in');
    console.log(`  limit for the p99 of a save: ${LIMIT_P99_MS} ms; ratio: ${ratio(saves)}`);
  } finally {
    await close();
    await postgres.stop();
  }
}

/** Every student begins at another moment of the 15 seconds, and has one save on its way at a time. */
function savesOf(address: string, one: Writer): Call[] {
  const first = Math.random() * SAVE_EVERY_MS;
  const total = Math.ceil((SAVING_SECONDS * 1000 - first) / SAVE_EVERY_MS);
  return Array.from({ length: total }, (_, n) => ({
    at: first + n * SAVE_EVERY_MS,
    send() {
      one.saving = one.saving.then(() => save(address, one, n));
      return one.saving;
    },
  }));
}

async function save(address: string, one: Writer, n: number): Promise<void> {
  const path = `/api/student/test/attempts/${one.attemptId}/answers`;
  const change = { question: n % QUESTIONS, option: Math.floor(Math.random() * 4) };
  const body = { saveNumber: n + 1, changes: [change] };
  const answer = await send(address, one.token, 'PUT', path, body);
  if (answer.status !== 200 || !JSON.parse(answer.body).saved) {
    throw new Error(`a save was answered with ${answer.status}: ${answer.body}`);
  }
  one.given[change.question] = change.option;
}

/** With the hand-in comes a last answer that was never saved. */
function handInOf(address: string, one: Writer, course: object): Call {
  return {
    at: Math.random() * HAND_IN_SECONDS * 1000,
    async send() {
      one.given[QUESTIONS - 1] = 3;
      const answers = one.questionIds.map((questionId, n) => ({
        questionId,
        selectedIndex: one.given[n] === -1 ? null : one.given[n],
      }));
      const handIn = { ...course, attemptId: one.attemptId, answers };
      const { status, body } = await send(
        address,
        one.token,
        'POST',
        '/api/student/progress/test-result',
        handIn,
      );
      if (status !== 201) throw new Error(`a hand-in was answered with ${status}: ${body}`);
    },
  };
}

function verify(all: Writer[], stored: Map<string, number[]>, what: string): void {
  const lost = all.filter(({ attemptId, given }) => stored.get(attemptId)?.join() !== given.join());
  if (lost.length > 0)
    throw new Error(`the ${what} answers of ${lost.length} students are not in the database`);
  const answers = all.reduce((sum, { given }) => sum + given.filter((option) => option !== -1).length, 0);
  console.log(
    `  every acknowledged answer is in the database: ${answers} ${what} ones of ${all.length} students`,
  );
}

function report(what: string, took: Float64Array, seconds: number): void {
  console.log(
    `  ${what}: ${Math.round(took.length / seconds)} a second, none refused, ` +
      `p50 ${percentile(took, 50)} ms, p99 ${percentile(took, 99)} ms, longest ${percentile(took, 100)} ms`,
  );
}

const ratio = (saves: Float64Array) => (percentile(saves, 99) / LIMIT_P99_MS).toFixed(2);

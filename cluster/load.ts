import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerDuring, signInStudent } from '../server/src/testing/answer-during.ts';
import type { Ask } from '../server/src/testing/server-group.ts';

export type Chapter = { courseId: string; chapterId: string };

const STUDENTS = 8;
const NEWCOMERS = 3;
const NEWCOMER_MS = 300;

/** The times at which the product acknowledged writes of its clients. */
export type WriteTimes = { times: number[]; ask: Ask };

/** Notes when writes are acknowledged. */
export function recordWrites(ask: Ask): WriteTimes {
  const times: number[] = [];
  return {
    times,
    async ask(path, options) {
      const response = await ask(path, options);
      if (response.status < 300 && (options?.body || options?.method)) times.push(performance.now());
      return response;
    },
  };
}

/** The longest time without an acknowledged write since `from`, in milliseconds. */
export function findLongestPause(times: readonly number[], from: number): number {
  const recent = times.filter((time) => time >= from).sort((a, b) => a - b);
  const pauses = recent.map((time, n) => time - (recent[n - 1] ?? from));
  return Math.max(0, ...pauses);
}

/**
 * Lets students answer tests while `work` runs, and newcomers sign in, enrol, answer and hand in one after another.
 * Everything that was acknowledged is compared with the stored results. Returns the number of answers and of hand-ins.
 */
export async function loadDuring(ask: Ask, chapter: Chapter, work: () => Promise<void>) {
  let isOver = false;
  let handIns = STUDENTS;
  const newcomers = Array.from({ length: NEWCOMERS }, async () => {
    let answers = 0;
    while (!isOver) {
      answers += await answerDuring(ask, chapter, 1, () => sleep(NEWCOMER_MS));
      handIns += 1;
    }
    return answers;
  });
  const students = answerDuring(ask, chapter, STUDENTS, () =>
    work().finally(() => {
      isOver = true;
    }),
  );
  const reader = readOwnResults(ask, chapter, () => isOver);
  const [ownResults, ...answers] = await Promise.all([reader, students, ...newcomers]);
  return { answers: answers.reduce((sum, count) => sum + count, 0), handIns: handIns + ownResults };
}

/**
 * Lets one student hand in again and again and read the analytics, which a replica serves, after each of them. Returns the
 * number of hand-ins.
 */
async function readOwnResults(ask: Ask, chapter: Chapter, isOver: () => boolean): Promise<number> {
  const token = await signInStudent(ask, `reader${crypto.randomUUID()}`);
  await ask(`/api/protected/student/enroll/${chapter.courseId}`, { method: 'POST', token });
  let handIns = 0;
  while (!isOver()) {
    const started = await ask('/api/student/test/attempts', { token, body: chapter });
    assert.equal(started.status, 200, started.body);
    const { attemptId } = JSON.parse(started.body).attempt;
    const handedIn = await ask('/api/student/progress/test-result', {
      token,
      body: { ...chapter, attemptId },
    });
    assert.ok(handedIn.status === 201 || handedIn.status === 200, handedIn.body);
    handIns += 1;
    const analytics = await ask('/api/student/analytics', { token });
    assert.equal(analytics.status, 200, analytics.body);
    const { totalTestsTaken } = JSON.parse(analytics.body).overview;
    assert.equal(totalTestsTaken, handIns, 'the analytics have every acknowledged result');
    await sleep(NEWCOMER_MS);
  }
  return handIns;
}

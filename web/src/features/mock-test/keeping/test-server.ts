import { handInTest, saveAnswers, startTest, type TestAttempt } from '@sikhya/contract/mock-test.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { logAndRethrow } from '../../../lib/log-and-rethrow.ts';
import { learnedOffset, type Save } from '../sheet/protocol.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** A phone's line can be silent for minutes without being cut; then it is better to ask anew. */
const PATIENCE_MS = 15_000;
/** The most that browsers let outlive a page is 64 kB. */
const MOST_THAT_OUTLIVES = 1000;

/** Beyond this the texts are left out, since the request would be too large; the indexes say the same. */
const MOST_BYTES = 400_000;

/** What the server is asked in the course of a test; each answer with how far this device's clock is off. */

export async function start(courseId: string, chapterId: string) {
  const askedAt = Date.now();
  const { attempt, now } = await call(startTest, { body: { courseId, chapterId } });
  return { attempt, clockOffset: learnedOffset(now, askedAt, Date.now()) };
}

export async function save(attemptId: string, body: Save) {
  const askedAt = Date.now();
  const answer = await call(
    saveAnswers,
    { params: { attemptId }, body },
    // an answer that is on its way arrives, also when the tab is closed meanwhile
    { signal: AbortSignal.timeout(PATIENCE_MS), keepalive: body.changes.length <= MOST_THAT_OUTLIVES },
  );
  return { ...answer, clockOffset: learnedOffset(answer.now, askedAt, Date.now()) };
}

/** All that is answered goes along once more: what the server has lost since it confirmed it, it has again. */
export function handIn(
  {
    attemptId,
    courseId,
    chapterId,
    questions,
  }: Pick<TestAttempt, 'attemptId' | 'courseId' | 'chapterId' | 'questions'>,
  answers: Sheet['answers'],
) {
  const given = questions.flatMap(({ _id, options }, at) => {
    const selectedIndex = answers[at] ?? null;
    return selectedIndex === null
      ? []
      : [{ questionId: _id, selectedIndex, selectedAnswer: options[selectedIndex] ?? '' }];
  });
  const bytes = given.reduce((sum, { selectedAnswer }) => sum + 100 + 3 * selectedAnswer.length, 0);
  const sent = bytes <= MOST_BYTES ? given : given.map(({ selectedAnswer: _, ...rest }) => rest);
  return call(
    handInTest,
    { body: { attemptId, courseId, chapterId, answers: sent } },
    { signal: AbortSignal.timeout(PATIENCE_MS) },
  ).catch(logAndRethrow('Failed to save test result'));
}

export const isOver = (error: unknown) => error instanceof ApiError && error.code === 'test-over';

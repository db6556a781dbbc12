import type { TestAttempt } from '@sikhya/contract/mock-test.ts';
import { newSheet, type Place, resumed, type Sheet } from '../sheet/sheet.ts';
import { changeKept, keepPaper, keptPaper, keptSheets } from './kept-tests.ts';
import { start } from './test-server.ts';

export type OpenTest = { attempt: TestAttempt; sheet: Sheet };

/** Starts a test, or goes on with the one under way, wherever it was begun. */
export async function openAttempt(
  student: string,
  place: Place,
  test: { courseId: string; chapterId: string },
): Promise<OpenTest> {
  const { attempt, clockOffset } = await start(test.courseId, test.chapterId);
  const opening = { student, place, clockOffset };
  await keepPaper(attempt);
  const sheet = await changeKept(attempt.attemptId, (kept) =>
    kept?.student === student ? resumed(kept, attempt, opening) : newSheet(attempt, opening),
  );
  return { attempt, sheet: sheet ?? newSheet(attempt, opening) };
}

/** The test that is under way on this device: it opens without asking anybody, also without a network. */
export async function findOpenTest(student: string, place: Place): Promise<OpenTest | null> {
  const sheet = (await keptSheets(student)).find((one) => isSamePlace(one.place, place));
  const attempt = sheet && (await keptPaper(sheet.attemptId));
  return sheet && attempt ? { sheet, attempt } : null;
}

function isSamePlace(one: Place, other: Place): boolean {
  return (
    one.courseId === other.courseId &&
    one.subjectIndex === other.subjectIndex &&
    one.chapterIndex === other.chapterIndex
  );
}

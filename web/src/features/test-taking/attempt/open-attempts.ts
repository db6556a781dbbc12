import type { TestAttempt } from '@sikhya/contract/mock-test.ts';
import type { ExamAttempt } from '@sikhya/contract/student-exams.ts';
import {
  type StoredTest,
  storeUsedPermit,
  withStoredPictures,
} from '../../../lib/offline-chapters/stored-test.ts';
import { startAttempt, startExamAttempt } from '../api.ts';
import { type Attempt, type ChapterParams, correctClockOffset, createAttempt } from './attempt.ts';
import { updateFromServer } from './attempt-protocol.ts';
import { listAttempts, readPaper, updateAttempt, writePaper } from './attempt-storage.ts';
import { getDeviceId } from './device-id.ts';
import { createExamAttempt, updateExamFromServer } from './exam-attempt.ts';

export type OpenAttempt = { paper: TestAttempt; attempt: Attempt };
export type OpenExam = { paper: ExamAttempt; attempt: Attempt };

/** Starts an attempt, or resumes the open one, on whichever device it was started. */
export async function startOrResumeAttempt(
  student: string,
  chapter: ChapterParams,
  ids: { courseId: string; chapterId: string },
): Promise<OpenAttempt> {
  const { attempt: started, clockOffset } = await startAttempt(ids);
  const deviceFields = { student, place: chapter, clockOffset };
  await writePaper(started);
  const attempt = await updateAttempt(started.attemptId, (stored) =>
    stored?.student === student
      ? updateFromServer(stored, started, deviceFields)
      : createAttempt(started, deviceFields),
  );
  return { paper: started, attempt: attempt ?? createAttempt(started, deviceFields) };
}

/** Starts an attempt with the paper of a chapter on this device, without asking the server. */
export async function startOfflineAttempt(
  student: string,
  place: ChapterParams,
  { intro, questions, permit, clockOffset }: StoredTest,
): Promise<OpenAttempt | null> {
  if (!permit) return null;
  const { attemptId } = permit;
  const startedAt = Date.now() + clockOffset;
  const started: TestAttempt = {
    ...pickTitles(intro),
    attemptId,
    startedAt: new Date(startedAt).toISOString(),
    deadline: new Date(startedAt + intro.secondsAllowed * 1000).toISOString(),
    questions,
    answers: questions.map(() => null),
    saveNumber: 0,
    seconds: null,
  };
  const attempt = {
    ...createAttempt(started, { student, place, clockOffset }),
    offline: { permit: permit.permit, startedAt },
  };
  await writePaper(started);
  await updateAttempt(attemptId, (stored) => stored ?? attempt);
  await storeUsedPermit(intro.chapterId, attemptId);
  return { paper: await addStoredPictures(started), attempt };
}

function pickTitles({ courseId, chapterId, courseTitle, chapterTitle, odiaTitles }: StoredTest['intro']) {
  return { courseId, chapterId, courseTitle, chapterTitle, odiaTitles };
}

async function addStoredPictures(paper: TestAttempt): Promise<TestAttempt> {
  return { ...paper, questions: await withStoredPictures(paper.chapterId, paper.questions) };
}

/** Starts an exam, or resumes the open attempt. Throws `other-device` if another device is active, unless it takes over. */
export async function startOrResumeExam(
  student: string,
  examId: string,
  { takesOver }: { takesOver: boolean },
): Promise<OpenExam> {
  const deviceId = getDeviceId();
  const { attempt: started, clockOffset } = await startExamAttempt(examId, { deviceId, takesOver });
  const deviceFields = { student, clockOffset, deviceId };
  await writePaper(started);
  const create = () => createExamAttempt(started, deviceFields, Date.now());
  const attempt = await updateAttempt(started.attemptId, (stored) =>
    stored?.exam && stored.student === student
      ? updateExamFromServer(stored, started, deviceFields, Date.now())
      : create(),
  );
  return { paper: started, attempt: attempt ?? create() };
}

/** Finds the open attempt at a chapter on this device, without asking the server: it works offline. */
export async function findOpenAttempt(student: string, chapter: ChapterParams): Promise<OpenAttempt | null> {
  const attempts = await listAttempts(student);
  const attempt = attempts.find((one) => !one.exam && isSameChapter(one.place, chapter));
  const paper = attempt && (await readPaper(attempt.attemptId));
  if (!attempt || !paper || !('courseId' in paper)) return null;
  return {
    attempt: await storeClockOffset(attempt, paper),
    paper: attempt.offline ? await addStoredPictures(paper) : paper,
  };
}

/** Finds the open attempt at an exam on this device, without asking the server. */
export async function findOpenExam(student: string, examId: string): Promise<OpenExam | null> {
  const attempt = (await listAttempts(student)).find(({ exam }) => exam?.examId === examId);
  const paper = attempt && (await readPaper(attempt.attemptId));
  if (!attempt || !paper || !('examId' in paper)) return null;
  return { attempt: await storeClockOffset(attempt, paper), paper };
}

/** Without a connection, nothing else corrects a clock that was set back. */
async function storeClockOffset(attempt: Attempt, { startedAt }: { startedAt: string }): Promise<Attempt> {
  const correct = (stored: Attempt) => correctClockOffset(stored, Date.parse(startedAt), Date.now());
  if (correct(attempt) === attempt) return attempt;
  return (await updateAttempt(attempt.attemptId, (stored) => stored && correct(stored))) ?? attempt;
}

function isSameChapter(one: ChapterParams, other: ChapterParams): boolean {
  return (
    one.courseId === other.courseId &&
    one.subjectIndex === other.subjectIndex &&
    one.chapterIndex === other.chapterIndex
  );
}

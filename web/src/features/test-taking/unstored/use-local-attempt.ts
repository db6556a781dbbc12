import type { studentQuestion } from '@sikhya/contract/study.ts';
import { useMemo, useState } from 'react';
import type * as z from 'zod/mini';
import { type Attempt, createAttempt, requestHandIn } from '../attempt/attempt.ts';
import type { AttemptActions, AttemptState } from '../attempt/attempt-store.ts';
import type { OpenAttempt } from '../attempt/open-attempts.ts';

/** An unstored test with its questions. It needs no attempt on the server. */
export type TestContent = {
  courseId: string;
  chapterId: string;
  courseTitle: string;
  subjectTitle: string;
  chapterTitle: string;
  odiaTitles: { courseTitle: string | null; subjectTitle: string | null; chapterTitle: string | null };
  questions: z.output<typeof studentQuestion>[];
  secondsAllowed: number;
  passingPercent: number;
};

/** Creates an attempt that only this page knows. Its clock is that of the device. */
export function createLocalAttempt(test: TestContent, now: number): OpenAttempt {
  const paper = {
    ...test,
    attemptId: 'local',
    startedAt: new Date(now).toISOString(),
    deadline: new Date(now + test.secondsAllowed * 1000).toISOString(),
    answers: test.questions.map(() => null),
    saveNumber: 0,
    seconds: null,
  };
  const place = { courseId: test.courseId, subjectIndex: undefined, chapterIndex: '' };
  return { paper, attempt: createAttempt(paper, { student: '', place, clockOffset: 0 }) };
}

/** There is nothing to ask the server. */
type LocalActions = AttemptActions & { check: () => void };

/** The same state and actions as the store of a real attempt, but nothing is stored or sent. */
export function useLocalAttempt(open: { attempt: Attempt }): { state: AttemptState; actions: LocalActions } {
  const [attempt, setAttempt] = useState<Attempt>(open.attempt);
  const actions = useMemo<LocalActions>(
    () => ({
      check: () => {},
      change: (change) => setAttempt(change),
      handIn: (reason) => setAttempt((before) => requestHandIn(before, reason)),
    }),
    [],
  );
  return { state: { attempt, syncStatus: 'unstored', isStoredOnDevice: false, isTakenOver: false }, actions };
}

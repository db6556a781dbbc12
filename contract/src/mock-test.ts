import * as z from 'zod/mini';
import { OPTIONS_PER_QUESTION } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { askedQuestion } from './study.ts';
import { resultWithReview, testResult } from './test-result.ts';

/**
 * A mock test, from its intro to its hand-in.
 *
 * Answers travel as changes with a save number, so that several tabs and devices can take one test:
 *
 * 1. Starting tells the answers so far and the number in force. A device keeps that number, its own answers, and
 *    which of them the server has not confirmed yet.
 * 2. It saves the unconfirmed ones under the number it knows plus one, one save at a time.
 * 3. `saved: true`: they are confirmed, and the answer's number is the one it knows from now on.
 *    `saved: false`: another device was first, or an earlier try had arrived after all. The answer holds all answers in
 *    force. The device takes them, lays its unconfirmed ones over them, and saves those again under the next number.
 * 4. No answer, or 429 or 503: the same save again, after a while. A save that comes twice or too late changes nothing.
 * 5. 409 `test-over`: the time is over or the test was handed in elsewhere. Handing in answers the result.
 *
 * Only the server's clock counts. Every answer carries its `now`, from which a device learns how far its own is off.
 */

const id = z.string().check(z.maxLength(100));
/** Counted from 0; in a path it comes as text. */
const index = z.string().check(z.regex(/^\d{1,6}$/, 'is no whole number from 0'));
const moment = z.iso.datetime();
const optionIndex = z.int().check(z.minimum(0), z.maximum(OPTIONS_PER_QUESTION - 1));
/** An answer to each question, in the paper's order; null where none is given. */
const answers = z.array(z.nullable(z.int()));

export const getChapterTest = endpoint({
  method: 'GET',
  path: '/api/student/course/:courseId/chapter/:chapterIndex/test',
  access: 'student',
  summary: 'What there is to know before a mock test is started',
  params: z.object({ courseId: id, chapterIndex: index }),
  /** Without it the chapters are counted over the whole course, subject after subject. */
  query: z.object({ subjectIndex: z.optional(index) }),
  response: z.object({
    test: z.object({
      courseId: z.string(),
      chapterId: z.string(),
      courseTitle: z.string(),
      subjectTitle: z.string(),
      chapterTitle: z.string(),
      /** Its place within the course, counted from 0, whichever way it was asked for. */
      subjectIndex: z.int(),
      chapterIndex: z.int(),
      /** 0 for a chapter that has no mock test; such a test cannot be started. */
      totalQuestions: z.int(),
      secondsAllowed: z.int(),
      passingPercent: z.int(),
    }),
    /** The attempt that is under way; starting resumes it. */
    openAttempt: z.nullable(
      z.object({ attemptId: z.string(), startedAt: moment, deadline: moment, answered: z.int() }),
    ),
    /** The newest of the earlier tests on this chapter, at most ten. */
    results: z.array(testResult),
    now: moment,
  }),
});

export const testAttempt = z.object({
  attemptId: z.string(),
  courseId: z.string(),
  chapterId: z.string(),
  courseTitle: z.string(),
  chapterTitle: z.string(),
  startedAt: moment,
  deadline: moment,
  /** As they were when the attempt was started, whatever was edited since. */
  questions: z.array(askedQuestion),
  answers,
  saveNumber: z.int(),
});

export type TestAttempt = z.output<typeof testAttempt>;

/** 422 for a chapter without questions. Shortly after the deadline it is still the old attempt, to be handed in. */
export const startTest = endpoint({
  method: 'POST',
  path: '/api/student/test/attempts',
  access: 'student',
  refusedLast: true,
  summary: 'Start a mock test, or go on with the one that is under way',
  body: z.object({ courseId: id, chapterId: id }),
  response: z.object({ attempt: testAttempt, now: moment }),
});

const MOST_QUESTIONS = 5_000;

export const saveAnswers = endpoint({
  method: 'PUT',
  path: '/api/student/test/attempts/:attemptId/answers',
  access: 'student',
  refusedLast: true,
  summary: 'Save what was answered in a mock test since the last save',
  params: z.object({ attemptId: id }),
  body: z.object({
    saveNumber: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
    changes: z
      .array(
        z.object({
          /** The question's place in the paper, counted from 0. */
          question: z.int().check(z.minimum(0), z.maximum(MOST_QUESTIONS - 1)),
          /** Null takes an answer back. */
          option: z.nullable(optionIndex),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_QUESTIONS)),
  }),
  response: z.object({
    saved: z.boolean(),
    /** The number in force. */
    saveNumber: z.int(),
    /** All answers in force, where the save came too late to count; null where it did count. */
    answers: z.nullable(answers),
    deadline: moment,
    now: moment,
  }),
});

/** What a client says of its own success counts for nothing, but it may say so. */
const claimed = z.optional(z.unknown());

/**
 * 201 when this counted, 200 with the stored result when the test was handed in before. With an attempt, what is sent
 * up to the end of the grace lies over what was saved, an unanswered question taking nothing away; what comes later
 * does not count. Unanswered questions are wrong, unknown ones are passed over.
 */
export const handInTest = endpoint({
  method: 'POST',
  path: '/api/student/progress/test-result',
  access: 'student',
  refusedLast: true,
  summary: 'Hand in a mock test; it is graded here, and counts once',
  maxBodyBytes: 4 * 1024 * 1024,
  body: z.object({
    attemptId: z.optional(z.nullable(id)),
    courseId: id,
    chapterId: id,
    /** In seconds; counts only without an attempt, whose own clock knows better. */
    timeSpent: z.optional(z.nullable(z.number())),
    answers: z._default(
      z
        .array(
          z.object({
            questionId: id,
            /** The text of the option; empty for none. */
            selectedAnswer: z.optional(z.nullable(z.string().check(z.maxLength(10_000)))),
            /** Goes before the text, since two options may read alike. */
            selectedIndex: z.optional(z.nullable(optionIndex)),
            isCorrect: claimed,
            timeSpent: claimed,
          }),
        )
        .check(z.maxLength(MOST_QUESTIONS)),
      [],
    ),
    score: claimed,
    totalQuestions: claimed,
    correctAnswers: claimed,
  }),
  response: resultWithReview,
});

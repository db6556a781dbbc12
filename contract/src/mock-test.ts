import * as z from 'zod/mini';
import { attemptOfAnyTest, savedAnswers } from './attempt.ts';
import { MAX_OPTIONS, MAX_QUESTION_SECONDS } from './constants.ts';
import { type EndpointResponse, endpoint } from './endpoint.ts';
import { handedInExam } from './exam-result.ts';
import { questionMark } from './exam-rules.ts';
import { deviceId, id, index } from './input-fields.ts';
import { odiaTitle, odiaTitles } from './odia-version.ts';
import { resultWithReview, shownLanguage, testResult } from './test-result.ts';
import { rawText } from './text.ts';

/**
 * Mock tests, from the intro to the hand-in.
 *
 * Several tabs and devices can work on one attempt. Each save therefore sends only the changed answers, with a save
 * number:
 *
 * 1. `startTest` returns the saved answers and the current save number. The device stores both, and remembers which of
 *    its own answers the server has not confirmed.
 * 2. The device saves its unconfirmed answers under the current number plus one, one save at a time.
 * 3. `saved: true`: the answers are confirmed, and the returned number is the current one.
 *    `saved: false`: another device saved first, or an earlier try had succeeded. The response holds all saved answers.
 *    The device merges its unconfirmed answers into them and saves again under the next number.
 * 4. No response, 429 or 503: the device retries the same save later. A repeated or outdated save changes nothing.
 * 5. 409 `test-over`: the time is over, or the attempt was handed in elsewhere. `handInTest` returns the result.
 *
 * Only the server's clock counts. Every response has its time as `now`, so that a device can correct for its own clock.
 */

/** Stop at the first invalid answer of thousands. */
const abort = true;
const datetime = z.iso.datetime();
const optionIndex = z.int().check(z.minimum(0, { abort }), z.maximum(MAX_OPTIONS - 1, { abort }));
const questionSeconds = z.int().check(z.minimum(0, { abort }), z.maximum(MAX_QUESTION_SECONDS, { abort }));

/** The content of the intro of a mock test. */
export const chapterTest = z.object({
  courseId: z.string(),
  chapterId: z.string(),
  courseTitle: z.string(),
  subjectTitle: z.string(),
  chapterTitle: z.string(),
  odiaTitles: z.extend(odiaTitles, { subjectTitle: odiaTitle }),
  /** The subject in the course and the chapter in the subject, counted from 0. */
  subjectIndex: z.int(),
  chapterIndex: z.int(),
  /** 0 for a chapter without a mock test; it cannot be started. */
  totalQuestions: z.int(),
  secondsAllowed: z.int(),
  passingPercent: z.int(),
});

export const getChapterTest = endpoint({
  method: 'GET',
  path: '/api/student/course/:courseId/chapter/:chapterIndex/test',
  access: 'student',
  summary: 'The intro of a mock test: question count, time limit and earlier results',
  params: z.object({ courseId: id, chapterIndex: index }),
  /** Without it, `chapterIndex` counts the chapters of all subjects of the course. */
  query: z.object({ subjectIndex: z.optional(index) }),
  response: z.object({
    test: chapterTest,
    /** The attempt that `startTest` would resume. */
    openAttempt: z.nullable(
      z.object({ attemptId: z.string(), startedAt: datetime, deadline: datetime, answered: z.int() }),
    ),
    /** The newest results of this chapter, at most ten. */
    results: z.array(testResult),
    now: datetime,
  }),
});

/** Attempts before their deadline, in courses that the student is enrolled in; the next deadline comes first. */
export const listRunningAttempts = endpoint({
  method: 'GET',
  path: '/api/student/test/attempts',
  access: 'student',
  summary: 'The running attempts of the student',
  response: z.object({
    tests: z.array(
      z.object({
        attemptId: z.string(),
        courseId: z.string(),
        chapterId: z.string(),
        courseTitle: z.string(),
        chapterTitle: z.string(),
        odiaTitles,
        /** The subject in the course and the chapter in the subject, counted from 0. */
        subjectIndex: z.int(),
        chapterIndex: z.int(),
        deadline: datetime,
        answered: z.int(),
        totalQuestions: z.int(),
      }),
    ),
    now: datetime,
  }),
});

export type RunningAttempt = EndpointResponse<typeof listRunningAttempts>['tests'][number];

export const testAttempt = z.extend(attemptOfAnyTest, {
  courseId: z.string(),
  chapterId: z.string(),
  courseTitle: z.string(),
  chapterTitle: z.string(),
  odiaTitles,
});

export type TestAttempt = z.output<typeof testAttempt>;

/** 422 for a chapter without questions. During the grace period after the deadline it returns the old attempt. */
export const startTest = endpoint({
  method: 'POST',
  path: '/api/student/test/attempts',
  access: 'student',
  highPriority: true,
  summary: 'Start a mock test, or resume the running attempt',
  body: z.object({ courseId: id, chapterId: id }),
  response: z.object({ attempt: testAttempt, now: datetime }),
});

const MAX_QUESTIONS = 5_000;

export const saveAnswers = endpoint({
  method: 'PUT',
  path: '/api/student/test/attempts/:attemptId/answers',
  access: 'student',
  highPriority: true,
  summary: 'Save the answers, languages, marks and times of questions that changed since the last save',
  maxBodyBytes: 256 * 1024,
  params: z.object({ attemptId: id }),
  body: z.object({
    saveNumber: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
    changes: z
      .array(
        z
          .object({
            /** The position of the question in the attempt, counted from 0. */
            question: z.int().check(z.minimum(0, { abort }), z.maximum(MAX_QUESTIONS - 1, { abort })),
            /** Null clears the answer. Absent if only the language has changed. */
            option: z.optional(z.nullable(optionIndex)),
            /** The language in which the question was last shown; absent if that has not changed. */
            language: z.optional(shownLanguage),
            /** The student's mark of the question; absent if it has not changed. */
            mark: z.optional(questionMark),
            /**
             * How long the question was on the screen, in seconds, in the whole attempt as far as the device knows it. The
             * server keeps the highest value, so that a repeated save counts once.
             */
            seconds: z.optional(questionSeconds),
          })
          .check(
            z.refine(({ option, language, mark, seconds }) =>
              [option, language, mark, seconds].some((value) => value !== undefined),
            ),
          ),
      )
      .check(z.minLength(1), z.maxLength(MAX_QUESTIONS)),
    /** An exam accepts saves only from the device that started it or took it over. */
    deviceId: z.optional(deviceId),
  }),
  response: z.object({
    saved: z.boolean(),
    /** The current save number. */
    saveNumber: z.int(),
    /** All saved answers when `saved` is false; otherwise null. */
    answers: z.nullable(savedAnswers),
    deadline: datetime,
    /** When each timed section of an exam ends; otherwise null. */
    sectionEnds: z.nullable(z.array(datetime)),
    now: datetime,
  }),
});

/** Fields that clients may send and the server ignores: it grades the answers itself. */
const ignored = z.optional(z.unknown());

/** The answers of a hand-in. */
export const handInAnswers = z._default(
  z
    .array(
      z.object({
        questionId: id,
        /** The text of the chosen option; empty for no answer. */
        selectedAnswer: z.optional(z.nullable(rawText(10_000))),
        /** Counted in the attempt's order. Takes precedence over the text, because two options may have the same text. */
        selectedIndex: z.optional(z.nullable(optionIndex)),
        /** The language in which the question was last shown. Stored with the attempt. */
        language: z.optional(z.nullable(shownLanguage)),
        /** How long the question was on the screen, as in a save. */
        seconds: z.optional(z.nullable(questionSeconds)),
        isCorrect: ignored,
        timeSpent: ignored,
      }),
    )
    .check(z.maxLength(MAX_QUESTIONS)),
  [],
);

/**
 * 201 when this request handed the attempt in, 200 with the stored result when it was handed in before.
 *
 * Until the end of the grace period, the sent answers are merged into the saved ones; an unanswered question does not
 * clear a saved answer. Later, only the saved answers count. Unanswered questions count as wrong, unknown questions are
 * ignored, and the last of several answers to one question counts.
 *
 * Without `attemptId`, the student's open attempt at the chapter is handed in. If there is none, the sent answers are
 * graded on their own. Sending the same answers again within the time limit of the test returns the same result. The
 * review of such a result holds only the answered questions.
 *
 * 409 `other-device` if another device has taken the exam over. A client that sends no device is not refused.
 */
export const handInTest = endpoint({
  method: 'POST',
  path: '/api/student/progress/test-result',
  access: 'student',
  highPriority: true,
  summary: 'Hand in a mock test; the server grades it once',
  maxBodyBytes: 512 * 1024,
  body: z.object({
    attemptId: z.optional(z.nullable(id)),
    /** Course and chapter are required without an attempt, and otherwise ignored. */
    courseId: z.optional(id),
    chapterId: z.optional(id),
    /** In seconds. Used only without an attempt, and limited to the time that can have passed. */
    timeSpent: z.optional(z.nullable(z.number())),
    answers: handInAnswers,
    /** Sent with the hand-in of an exam. */
    deviceId: z.optional(deviceId),
    score: ignored,
    totalQuestions: ignored,
    correctAnswers: ignored,
  }),
  response: z.union([
    resultWithReview,
    /** The hand-in of an exam. Its result is null before the release. */
    handedInExam,
  ]),
});

import * as z from 'zod/mini';
import { attemptOfAnyTest } from './attempt.ts';
import { endpoint } from './endpoint.ts';
import { examResultWithReview } from './exam-result.ts';
import { examRules, QUESTION_MARKS } from './exam-rules.ts';
import { deviceId, id } from './input-fields.ts';

/** Exams for students: the list, taking one and its result. Answers are saved and handed in as in mock tests. */

const datetime = z.iso.datetime();
const datetimeOrNull = z.nullable(datetime);

export const EXAM_STATUSES = ['open', 'coming', 'past'] as const;

const listedExam = z.object({
  _id: z.string(),
  title: z.string(),
  odia: z.nullable(z.object({ title: z.string() })),
  /** Whether it can be started or resumed now, later, or no more. */
  status: z.enum(EXAM_STATUSES),
  totalQuestions: z.int(),
  /** With the extra time of the student. */
  minutes: z.int(),
  opensAt: datetimeOrNull,
  closesAt: datetimeOrNull,
  /** Until when it can be started; null for always. */
  lastEntryAt: datetimeOrNull,
  releaseAt: datetimeOrNull,
  isCancelled: z.boolean(),
  attempts: z.object({ used: z.int(), allowed: z.int() }),
  openAttempt: z.nullable(z.object({ attemptId: z.string(), deadline: datetime })),
  /** Whether there is a result, and whether it can be seen. */
  result: z.nullable(z.object({ isReleased: z.boolean(), completedAt: datetime })),
});

export type ListedExam = z.output<typeof listedExam>;

export const listStudentExams = endpoint({
  method: 'GET',
  path: '/api/student/exams',
  access: 'student',
  summary: 'The exams that the student may take or has taken',
  response: z.object({ exams: z.array(listedExam), now: datetime }),
});

export const studentExam = z.extend(listedExam, {
  odia: z.nullable(z.object({ title: z.string(), instructions: z.string() })),
  instructions: z.string(),
  rules: examRules,
});

const examIdParams = z.object({ examId: id });

export const getStudentExam = endpoint({
  method: 'GET',
  path: '/api/student/exams/:examId',
  access: 'student',
  summary: 'An exam with its rules, without its questions',
  params: examIdParams,
  response: z.object({ exam: studentExam, now: datetime }),
});

export const examAttempt = z.extend(attemptOfAnyTest, {
  examId: z.string(),
  title: z.string(),
  odiaTitle: z.nullable(z.string()),
  rules: examRules,
  /** For timed sections, when each of them ends; otherwise null. */
  sectionEnds: z.nullable(z.array(datetime)),
  /** The mark of each question, in the order of the questions; null for none. */
  marks: z.array(z.nullable(z.enum(QUESTION_MARKS))),
});

export type ExamAttempt = z.output<typeof examAttempt>;

/**
 * 409 `other-device` if another device is active, unless the student takes the exam over. 409 `test-over` if the
 * attempt that is to be resumed has ended.
 */
export const startExam = endpoint({
  method: 'POST',
  path: '/api/student/exams/:examId/attempts',
  access: 'student',
  highPriority: true,
  summary: 'Start an exam, or resume the running attempt',
  params: examIdParams,
  body: z._default(
    z.object({
      /** Made by the device and sent with every save. Without it, every device may save. */
      deviceId: z.optional(deviceId),
      takesOver: z._default(z.boolean(), false),
      /** Resumes only this attempt, so that no other one is started after its end. */
      attemptId: z.optional(id),
    }),
    { takesOver: false },
  ),
  response: z.object({ attempt: examAttempt, now: datetime }),
});

const EVENT_KINDS = ['left-page', 'left-full-screen'] as const;

export const reportAttemptEvent = endpoint({
  method: 'POST',
  path: '/api/student/exams/attempts/:attemptId/events',
  access: 'student',
  summary: 'Report that the student left the page or full screen during an exam',
  params: z.object({ attemptId: id }),
  body: z.object({ kind: z.enum(EVENT_KINDS) }),
});

export const getExamResult = endpoint({
  method: 'GET',
  path: '/api/student/exams/:examId/result',
  access: 'student',
  summary: 'The result of the first attempt, or of another one, with its review',
  params: examIdParams,
  query: z.object({ attemptNumber: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/))) }),
  response: examResultWithReview,
});

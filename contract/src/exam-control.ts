import * as z from 'zod/mini';
import { ADMIN_DEFAULT_PAGE_SIZE, ADMIN_PAGE_SIZES } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { examIdParams } from './exams.ts';
import { id } from './input-fields.ts';
import { problem, problems } from './issue.ts';
import { odiaStudentQuestionOrNull, odiaTitle } from './odia-version.ts';
import { pageLimitFrom, pageNumber, pagination } from './pagination.ts';
import { line, requiredLine } from './text.ts';

/** Lets admins watch and change an exam while students take it, and after it. */

const examHead = z.object({
  _id: z.string(),
  title: z.string(),
  odiaTitles: z.object({ title: odiaTitle }),
  opensAt: z.nullable(z.iso.datetime()),
  closesAt: z.nullable(z.iso.datetime()),
  releaseAt: z.nullable(z.iso.datetime()),
  cancelledAt: z.nullable(z.iso.datetime()),
});

export type ExamHead = z.output<typeof examHead>;

/** Null for admins who may not see the data of students. */
const studentOrNull = z.nullable(z.object({ _id: z.string(), name: z.string(), email: z.string() }));

/** A student counts as active for this long after a save, and as silent after the longer time without one. */
export const ACTIVE_SECONDS = 60;
export const SILENT_SECONDS = 120;

const liveAttempt = z.object({
  attemptId: z.string(),
  student: studentOrNull,
  startedAt: z.iso.datetime(),
  savedAt: z.nullable(z.iso.datetime()),
  deadline: z.iso.datetime(),
  leftPage: z.int(),
});

export type LiveAttempt = z.output<typeof liveAttempt>;

export const getExamLive = endpoint({
  method: 'GET',
  path: '/api/admin/exams/:examId/live',
  access: 'admin',
  permission: 'exams.results',
  summary: 'Who takes the exam now, who is silent, and who left the page',
  params: examIdParams,
  response: z.object({
    exam: examHead,
    now: z.iso.datetime(),
    /** How many students have started, are taking it, have saved in the last minute, and have handed in. */
    started: z.int(),
    running: z.int(),
    active: z.int(),
    handedIn: z.int(),
    /** From the saves of the last ten seconds. */
    savesPerMinute: z.int(),
    /** Running attempts without a save for two minutes: how many, and the longest silent ones. */
    silentTotal: z.int(),
    silent: z.array(liveAttempt),
    /** The running attempts that left the page or full screen most often. */
    leftPage: z.array(liveAttempt),
  }),
});

const examResultRow = z.object({
  _id: z.string(),
  student: studentOrNull,
  attemptNumber: z.int(),
  score: z.number(),
  percent: z.int(),
  sectionScores: z.array(z.number()),
  timeSpentSeconds: z.int(),
  completedAt: z.iso.datetime(),
  leftPage: z.int(),
});

export type ExamResultRow = z.output<typeof examResultRow>;

export const listExamResults = endpoint({
  method: 'GET',
  path: '/api/admin/exams/:examId/results',
  access: 'admin',
  permission: 'exams.results',
  summary: 'The results of an exam; names only for admins who may see the data of students',
  params: examIdParams,
  query: z.object({
    page: pageNumber,
    limit: pageLimitFrom(ADMIN_PAGE_SIZES, ADMIN_DEFAULT_PAGE_SIZE),
    /** Words of the name or e-mail address of the student. Refused for admins who may not see them. */
    search: z._default(line(200), ''),
    sort: z._default(z.enum(['marks', 'newest']), 'marks'),
  }),
  response: z.object({
    exam: examHead,
    maximum: z.number(),
    sections: z.array(z.object({ title: z.string(), odiaTitle: odiaTitle })),
    results: z.array(examResultRow),
    pagination: z.extend(pagination, { totalResults: z.int() }),
  }),
});

/** The address of the export of an exam's results. */
export const EXAM_RESULTS_EXPORT = '/api/admin/exams/:examId/results.csv';

export const getExamAnalysis = endpoint({
  method: 'GET',
  path: '/api/admin/exams/:examId/analysis',
  access: 'admin',
  permission: 'exams.read',
  summary: 'How hard each question was, how well it discriminates, and which options were chosen',
  params: examIdParams,
  response: z.object({
    exam: examHead,
    /** How many of the newest results were counted. */
    countedResults: z.int(),
    questions: z.array(
      z.object({
        _id: z.string(),
        section: z.int(),
        question: z.string(),
        options: z.array(z.string()),
        odia: odiaStudentQuestionOrNull,
        correctAnswer: z.int(),
        shareRight: z.nullable(z.number()),
        discrimination: z.nullable(z.number()),
        chosen: z.array(z.int()),
        unanswered: z.int(),
      }),
    ),
  }),
});

export type QuestionAnalysis = z.output<NonNullable<typeof getExamAnalysis.response>>['questions'][number];

const minutesBetween = (min: number, max: number) => {
  const error = problem(problems.outOfRange, { min, max });
  return z.int().check(z.minimum(min, error), z.maximum(max, error));
};

export const extendExam = endpoint({
  method: 'POST',
  path: '/api/admin/exams/:examId/extend',
  access: 'admin',
  permission: 'exams.publish',
  summary: 'Give more time to one running attempt, or to all and the closing time',
  idempotent: true,
  params: examIdParams,
  body: z.object({ minutes: minutesBetween(1, 600), attemptId: z.optional(z.nullable(id)) }),
  response: z.object({ attempts: z.int() }),
});

const extraTimeEntry = z.object({
  student: z.object({ _id: z.string(), name: z.string(), email: z.string() }),
  minutesPerHour: z.int(),
});

export type ExtraTimeEntry = z.output<typeof extraTimeEntry>;

const extraTimeList = z.object({ students: z.array(extraTimeEntry) });

export const listExtraTime = endpoint({
  method: 'GET',
  path: '/api/admin/exams/:examId/extra-time',
  access: 'admin',
  permission: 'students.read',
  summary: 'The students who get more time in an exam',
  params: examIdParams,
  response: extraTimeList,
});

/** The extra time of people with disabilities in the examinations of Odisha. */
export const PWD_MINUTES_PER_HOUR = 20;

export const giveExtraTime = endpoint({
  method: 'PUT',
  path: '/api/admin/exams/:examId/extra-time',
  access: 'admin',
  permission: 'students.manage',
  summary: 'Give a student more minutes for each hour of the exam, also in an attempt that runs',
  idempotent: true,
  isRepeatable: true,
  params: examIdParams,
  body: z.object({ email: requiredLine(320), minutesPerHour: minutesBetween(1, 60) }),
  response: extraTimeList,
});

export const takeExtraTime = endpoint({
  method: 'DELETE',
  path: '/api/admin/exams/:examId/extra-time/:studentId',
  access: 'admin',
  permission: 'students.manage',
  summary: 'Take the extra time of a student away; an attempt that runs keeps its deadline',
  idempotent: true,
  isRepeatable: true,
  params: z.object({ examId: id, studentId: id }),
});

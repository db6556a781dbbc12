import * as z from 'zod/mini';
import { DECISION_KINDS, listedCorrection, questionLanguage, scoreChange } from './corrections.ts';
import { endpoint } from './endpoint.ts';
import { fileReference } from './file-reference.ts';
import { id } from './input-fields.ts';
import { odiaTitle } from './odia-version.ts';
import { pageLimit, pageNumber, pagination } from './pagination.ts';
import { requiredLines } from './text.ts';

/** Reports of students about questions, and the decisions about them. */

export const REPORT_KINDS = ['wrong-key', 'several-right', 'unclear', 'translation', 'picture'] as const;

export type ReportKind = (typeof REPORT_KINDS)[number];

/** How many questions a student may report in 24 hours, and how many pictures may be uploaded for that. */
export const MAX_REPORTS_PER_DAY = 20;
export const MAX_PICTURES_PER_DAY = 20;

export const MAX_REPORT_LENGTH = 1000;

/** The mock test or exam that something is about. */
export const reportedTest = z.object({
  kind: z.enum(['chapter', 'exam']),
  _id: z.string(),
  /** Null for an exam. */
  courseId: z.nullable(z.string()),
  title: z.string(),
  /** Empty for an exam. */
  courseTitle: z.string(),
  odiaTitles: z.object({ title: odiaTitle, courseTitle: odiaTitle }),
});

export type ReportedTest = z.output<typeof reportedTest>;

const report = z.object({
  _id: z.string(),
  questionId: z.string(),
  /** Null after a reset of the course deleted the result. */
  resultId: z.nullable(z.string()),
  kind: z.enum(REPORT_KINDS),
  language: z.nullable(questionLanguage),
  text: z.string(),
  picture: z.nullable(z.string()),
  reportedAt: z.iso.datetime(),
  question: z.string(),
  odiaQuestion: z.nullable(z.string()),
  test: reportedTest,
  /** Null until somebody has decided. */
  decision: z.nullable(
    z.object({ kind: z.enum(DECISION_KINDS), reason: z.string(), decidedAt: z.iso.datetime() }),
  ),
});

export type Report = z.output<typeof report>;

export const createReport = endpoint({
  method: 'POST',
  path: '/api/student/reports',
  access: 'student',
  summary: 'Report a problem of a question in a review; replaces an open report of the same question',
  idempotent: true,
  body: z.object({
    questionId: id,
    resultId: id,
    kind: z.enum(REPORT_KINDS),
    /** The language whose version is wrong; required for a translation. */
    language: z.optional(z.nullable(questionLanguage)),
    text: requiredLines(MAX_REPORT_LENGTH),
    /** A picture that the student has uploaded for a report. */
    picture: fileReference,
  }),
  response: z.object({ report }),
});

/** Takes a multipart form with one picture in the field of question pictures. */
export const REPORT_PICTURE_UPLOAD = '/api/student/reports/picture';

export const listReports = endpoint({
  method: 'GET',
  path: '/api/student/reports',
  access: 'student',
  summary: 'The reports of the student with what became of them, the newest first',
  query: z.object({ page: pageNumber, limit: pageLimit(50, 20) }),
  response: z.object({
    reports: z.array(report),
    pagination: z.extend(pagination, { totalReports: z.int() }),
  }),
});

const notedScoreChange = z.extend(scoreChange, {
  resultId: z.string(),
  test: reportedTest,
  /** Which attempt at an exam it is; null for a mock test. */
  attemptNumber: z.nullable(z.int()),
  wasPassed: z.boolean(),
  isPassed: z.boolean(),
  /** Whether the student has not confirmed it yet. */
  isNew: z.boolean(),
});

export type NotedScoreChange = z.output<typeof notedScoreChange>;

export const listScoreChanges = endpoint({
  method: 'GET',
  path: '/api/student/score-changes',
  access: 'student',
  summary: 'The scores of the student that a correction has changed, the newest first',
  query: z.object({ limit: pageLimit(50, 20) }),
  response: z.object({ changes: z.array(notedScoreChange), totalNew: z.int() }),
});

export const markScoreChangesSeen = endpoint({
  method: 'POST',
  path: '/api/student/score-changes/seen',
  access: 'student',
  summary: 'Note that the student has seen all changed scores',
});

const correctionList = z.object({ corrections: z.array(listedCorrection) });

export const listCourseCorrections = endpoint({
  method: 'GET',
  path: '/api/public/courses/:slug/corrections',
  access: 'public',
  summary: 'The corrections of questions of a published course, the newest first',
  params: z.object({ slug: z.string().check(z.maxLength(200)) }),
  response: correctionList,
});

export const listExamCorrections = endpoint({
  method: 'GET',
  path: '/api/student/exams/:examId/corrections',
  access: 'student',
  summary: 'The corrections of questions of an exam, after its release',
  params: z.object({ examId: id }),
  response: correctionList,
});

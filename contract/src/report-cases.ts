import * as z from 'zod/mini';
import { ADMIN_PAGE_SIZES } from './constants.ts';
import { DECISION_KINDS, questionLanguage } from './corrections.ts';
import { endpoint } from './endpoint.ts';
import { id } from './input-fields.ts';
import { odiaQuestionOrNull, odiaTitle } from './odia-version.ts';
import { pageLimitFrom, pageNumber, pagination } from './pagination.ts';
import { REPORT_KINDS, reportedTest } from './reports.ts';
import { lines } from './text.ts';

/** Reported questions for admins, and their decisions. All reports of one question are one case. */

const decision = z.object({
  kind: z.enum(DECISION_KINDS),
  correctAnswers: z.array(z.int()),
  language: z.nullable(questionLanguage),
  reason: z.string(),
  decidedBy: z.string(),
  decidedAt: z.iso.datetime(),
});

export type Decision = z.output<typeof decision>;

const caseHead = z.object({
  _id: z.string(),
  questionId: z.string(),
  question: z.string(),
  odiaQuestion: z.nullable(z.string()),
  test: reportedTest,
  /** How many students have reported it, in total and by kind. */
  reports: z.int(),
  kinds: z.array(z.object({ kind: z.enum(REPORT_KINDS), reports: z.int() })),
  reportedAt: z.iso.datetime(),
  /** Signs of a wrong key in the results: good students answer it worse, or most of the best chose another option. */
  hasNegativeDiscrimination: z.boolean(),
  hasOtherBestOption: z.boolean(),
  decision: z.nullable(decision),
});

export type CaseHead = z.output<typeof caseHead>;

export const listReportCases = endpoint({
  method: 'GET',
  path: '/api/admin/reports',
  access: 'admin',
  permission: 'reports.read',
  summary: 'Reported questions: open ones by urgency, or decided ones, the newest first',
  query: z.object({
    state: z._default(z.enum(['open', 'decided']), 'open'),
    page: pageNumber,
    limit: pageLimitFrom(ADMIN_PAGE_SIZES, 20),
  }),
  response: z.object({
    cases: z.array(caseHead),
    pagination: z.extend(pagination, { totalCases: z.int() }),
  }),
});

const caseParams = z.object({ reportId: id });

/** Null for admins who may not see the data of students. */
const studentOrNull = z.nullable(z.object({ _id: z.string(), name: z.string() }));

const caseReport = z.object({
  _id: z.string(),
  student: studentOrNull,
  kind: z.enum(REPORT_KINDS),
  language: z.nullable(questionLanguage),
  text: z.string(),
  picture: z.nullable(z.string()),
  reportedAt: z.iso.datetime(),
});

export type CaseReport = z.output<typeof caseReport>;

/** A course or exam that has the question or a copy of it. */
const questionUse = z.object({
  kind: z.enum(['course', 'exam']),
  /** The id of the course or exam. */
  _id: z.string(),
  questionId: z.string(),
  title: z.string(),
  odiaTitles: z.object({ title: odiaTitle }),
  correctAnswer: z.int(),
  /** Whether it has the same options, so that the corrected key fits. */
  hasSameOptions: z.boolean(),
  /** Whether students have started the exam, which then cannot change; its results are regraded instead. */
  hasBegun: z.boolean(),
  isCopy: z.boolean(),
});

export type QuestionUse = z.output<typeof questionUse>;

const regrade = z.object({
  total: z.int(),
  graded: z.int(),
  changed: z.int(),
  passesGained: z.int(),
  passesLost: z.int(),
  startedAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
});

export type Regrade = z.output<typeof regrade>;

const reportCase = z.extend(caseHead, {
  options: z.array(z.string()),
  correctAnswer: z.int(),
  explanation: z.string(),
  odia: odiaQuestionOrNull,
  questionImage: z.nullable(z.string()),
  /** The correction that counts now, also one of an earlier case. */
  correction: z.nullable(decision),
  /** Item statistics of the newest results; null while there are no results. */
  statistics: z.nullable(
    z.object({
      results: z.int(),
      shareRight: z.number(),
      discrimination: z.nullable(z.number()),
      chosen: z.array(z.int()),
      unanswered: z.int(),
      bestOption: z.nullable(z.int()),
    }),
  ),
  newestReports: z.array(caseReport),
  regrade: z.nullable(regrade),
  uses: z.array(questionUse),
  canDecide: z.boolean(),
});

export type ReportCase = z.output<typeof reportCase>;

export const getReportCase = endpoint({
  method: 'GET',
  path: '/api/admin/reports/:reportId',
  access: 'admin',
  permission: 'reports.read',
  summary: 'A case with its question, reports and statistics; the id may be that of a report',
  params: caseParams,
  response: z.object({ case: reportCase }),
});

export const openReportCase = endpoint({
  method: 'POST',
  path: '/api/admin/reports',
  access: 'admin',
  permission: 'reports.decide',
  summary: 'Open a case for a question that nobody has reported, or find its open case',
  idempotent: true,
  body: z.object({ questionId: id }),
  response: z.object({ case: z.object({ _id: z.string() }) }),
});

const MAX_OPTIONS = 6;

const concernedResult = z.object({
  resultId: z.string(),
  student: studentOrNull,
  from: z.int(),
  to: z.int(),
  fromMarks: z.nullable(z.number()),
  toMarks: z.nullable(z.number()),
  wasPassed: z.boolean(),
  isPassed: z.boolean(),
});

const effect = z.object({
  /** How many results get another score. */
  results: z.int(),
  passesGained: z.int(),
  passesLost: z.int(),
  /** Chapters that students complete by a pass, or that are no longer complete. */
  chaptersGained: z.int(),
  chaptersLost: z.int(),
  certificatesRevoked: z.int(),
  /** How many students of exams get another rank. */
  ranks: z.int(),
  /** How many results were graded for the preview, of how many. */
  checked: z.int(),
  total: z.int(),
  /** The first hundred. */
  concerned: z.array(concernedResult),
});

export type CorrectionEffect = z.output<typeof effect>;

export const decideReport = endpoint({
  method: 'POST',
  path: '/api/admin/reports/:reportId/decision',
  access: 'admin',
  permission: 'reports.decide',
  summary: 'Preview a decision about a question, or make it and start the regrade',
  idempotent: true,
  params: caseParams,
  body: z.object({
    kind: z.enum(DECISION_KINDS),
    /** Positions of the right options, for a changed key or several right answers. */
    correctAnswers: z.optional(
      z.nullable(
        z.array(z.int().check(z.minimum(0), z.maximum(MAX_OPTIONS - 1))).check(z.maxLength(MAX_OPTIONS)),
      ),
    ),
    /** The language whose version is wrong, for a wrong translation. */
    language: z.optional(z.nullable(questionLanguage)),
    /** The explanation for students and for the public list. Required if nothing changes. */
    reason: z._default(lines(1000), ''),
    preview: z._default(z.boolean(), false),
  }),
  response: z.object({ effect }),
});

export const correctContent = endpoint({
  method: 'POST',
  path: '/api/admin/reports/:reportId/content',
  access: 'admin',
  permission: 'reports.decide',
  summary: 'Put a changed key into courses (as unpublished changes) and exams that use the question',
  idempotent: true,
  params: caseParams,
  body: z.object({
    uses: z
      .array(z.object({ kind: z.enum(['course', 'exam']), _id: id, questionId: id }))
      .check(z.minLength(1), z.maxLength(100)),
  }),
  response: z.object({ corrected: z.int() }),
});

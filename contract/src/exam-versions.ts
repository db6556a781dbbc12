import * as z from 'zod/mini';
import { type EndpointResponse, endpoint } from './endpoint.ts';
import { examIdParams, examResponse } from './exams.ts';
import { id } from './input-fields.ts';
import { problem, problems } from './issue.ts';

/** Copies of exams, and what was published of an exam before. */

export const duplicateExam = endpoint({
  method: 'POST',
  path: '/api/admin/exams/:examId/duplicate',
  access: 'admin',
  permission: 'exams.edit',
  summary: 'Create a draft with the same questions and rules, without its times',
  idempotent: true,
  params: examIdParams,
  response: examResponse,
});

const examVersion = z.object({
  number: z.int(),
  publishedAt: z.iso.datetime(),
  publishedBy: z.string(),
  title: z.string(),
  totalQuestions: z.int(),
});

export type ExamVersion = z.output<typeof examVersion>;

export const listExamVersions = endpoint({
  method: 'GET',
  path: '/api/admin/exams/:examId/versions',
  access: 'admin',
  permission: 'exams.read',
  summary: 'The newest published versions of an exam, the newest first',
  params: examIdParams,
  response: z.object({ versions: z.array(examVersion) }),
});

export const versionNumber = z.string().check(z.regex(/^\d{1,6}$/, problem(problems.notAnIndex)));

/** Fields and settings of an exam whose change a comparison names. */
export const EXAM_FIELDS = [
  'title',
  'instructions',
  'time',
  'sections',
  'marks',
  'maxAnswers',
  'passPercent',
  'shuffling',
  'calculator',
  'window',
  'release',
  'attempts',
  'courses',
  'cutOffs',
] as const;

export type ExamField = (typeof EXAM_FIELDS)[number];

const comparedQuestion = z.object({
  _id: z.string(),
  question: z.string(),
  odia: z.nullable(z.object({ question: z.string() })),
});

export const compareExamVersions = endpoint({
  method: 'GET',
  path: '/api/admin/exams/:examId/versions/:version/differences',
  access: 'admin',
  permission: 'exams.read',
  summary: 'What changed from a version of an exam to another one, or to what was last saved',
  params: z.object({ examId: id, version: versionNumber }),
  /** Without a number, the exam as it was last saved. */
  query: z.object({ to: z.optional(versionNumber) }),
  response: z.object({
    /** A question that was only moved counts as changed. */
    questions: z.object({
      added: z.array(comparedQuestion),
      changed: z.array(comparedQuestion),
      removed: z.array(comparedQuestion),
    }),
    fields: z.array(z.enum(EXAM_FIELDS)),
  }),
});

export type ExamDifferences = EndpointResponse<typeof compareExamVersions>;

export const restoreExamVersion = endpoint({
  method: 'POST',
  path: '/api/admin/exams/:examId/versions/:version/restore',
  access: 'admin',
  permission: 'exams.edit',
  summary: 'Make a version the saved draft of the exam, which can then be published',
  idempotent: true,
  isRepeatable: true,
  params: z.object({ examId: id, version: versionNumber }),
  response: examResponse,
});

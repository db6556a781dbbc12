import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { changedExam, examIdParams } from './exams.ts';
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
  response: changedExam,
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

export const restoreExamVersion = endpoint({
  method: 'POST',
  path: '/api/admin/exams/:examId/versions/:version/restore',
  access: 'admin',
  permission: 'exams.edit',
  summary: 'Make a version the saved draft of the exam, which can then be published',
  idempotent: true,
  params: z.object({
    examId: id,
    version: z.string().check(z.regex(/^\d{1,6}$/, problem(problems.notAnIndex))),
  }),
  response: changedExam,
});

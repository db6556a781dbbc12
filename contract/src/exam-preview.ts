import * as z from 'zod/mini';
import { type EndpointResponse, endpoint } from './endpoint.ts';
import { examResultWithReview } from './exam-result.ts';
import { versionNumber } from './exam-versions.ts';
import { id } from './input-fields.ts';
import { handInAnswers } from './mock-test.ts';
import { examAttempt, studentExam } from './student-exams.ts';

/** An exam as students will see it, for admins. Nothing of a preview is stored. */

const params = z.object({ examId: id });
/** Without a version, the exam as it was last saved. */
const query = z.object({ version: z.optional(versionNumber) });

export const PREVIEW_SEED_LIMIT = 2 ** 31;

export const previewExam = endpoint({
  method: 'GET',
  path: '/api/admin/exams/:examId/preview',
  access: 'admin',
  permission: 'exams.read',
  summary: 'The instructions and questions of an exam, without the answers',
  params,
  query,
  /**
   * The attempt starts now. If the exam is shuffled, it has the order of one student, which follows from the seed and
   * differs in every response. Sections without questions are left out.
   */
  response: z.object({ exam: studentExam, attempt: examAttempt, seed: z.int() }),
});

export type ExamPreview = EndpointResponse<typeof previewExam>;

/** 422 for an exam without questions. Unknown questions are ignored. */
export const gradeExamPreview = endpoint({
  method: 'POST',
  path: '/api/admin/exams/:examId/preview/grade',
  access: 'admin',
  permission: 'exams.read',
  summary: 'Grade answers to an exam, without storing anything',
  maxBodyBytes: 512 * 1024,
  params,
  query,
  body: z.object({
    answers: handInAnswers,
    /** In seconds. */
    timeSpent: z.optional(z.nullable(z.number())),
    /** The one of the preview; without it, the answers are in the order of the paper. */
    seed: z.optional(z.int().check(z.nonnegative(), z.maximum(PREVIEW_SEED_LIMIT - 1))),
  }),
  response: examResultWithReview,
});

import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { Exam, listAdminExams } from '@sikhya/contract/exams.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { totalPages } from '@sikhya/contract/pagination.ts';
import { searchKey } from '@sikhya/contract/search-key.ts';
import { fromCompressedJson } from '../../database/compressed-json.ts';
import type { Db, Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { readPaper } from '../attempts/service.ts';
import { type ExamContent, toExam } from './content.ts';
import * as queries from './queries.ts';
import { texts } from './texts.ts';

/** Exams as admins see them. */

export async function listExams(
  db: Db,
  { page, limit, state, search }: EndpointRequest<typeof listAdminExams>['query'],
): Promise<EndpointResponse<typeof listAdminExams>> {
  const filter = { state, searchKey: searchKey(search) };
  const [rows, totalExams] = await Promise.all([
    queries.findExams(db, filter, { limit, offset: (page - 1) * limit }),
    queries.countExams(db, filter),
  ]);
  return {
    exams: rows.map(({ exam, started, handedIn }) => ({
      ...getStatus(exam),
      title: exam.title,
      odia: exam.odia,
      minutes: exam.minutes,
      opensAt: exam.opensAt?.toISOString() ?? null,
      closesAt: exam.closesAt?.toISOString() ?? null,
      releaseAt: exam.releaseAt?.toISOString() ?? null,
      totalQuestions: exam.totalQuestions,
      started,
      handedIn,
    })),
    pagination: { currentPage: page, totalPages: totalPages(totalExams, limit), totalExams },
  };
}

export async function readExam(db: Db, examId: string): Promise<Exam> {
  const row = isId(examId) ? await queries.findExam(db, examId) : undefined;
  if (!row) throw createNotFoundError();
  return toResponse(db, row);
}

/** The title and the sections, for the export of the results. */
export async function readExportedExam(db: Db, examId: string) {
  const row = isId(examId) ? await queries.findExam(db, examId) : undefined;
  if (!row) throw createNotFoundError();
  const paper = row.paperId ? await readPaper(db, row.paperId) : null;
  return { title: row.title, sections: paper?.rules?.sections ?? [] };
}

export const readContent = (row: queries.ExamRow) => fromCompressedJson<ExamContent>(row.content);

export function getStatus(row: queries.ExamRow) {
  return {
    _id: row.id,
    state: row.deletedAt ? ('deleted' as const) : row.state,
    hasUnpublishedChanges: row.hasUnpublishedChanges,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

export async function toResponse(db: Db | Tx, row: queries.ExamRow): Promise<Exam> {
  const [content, hasBegun] = [await readContent(row), await queries.hasAttempts(db, row.id)];
  return toExam(content, { ...getStatus(row), hasBegun, updatedAt: row.updatedAt.toISOString() });
}

export function createNotFoundError(): AppError {
  return new AppError('not-found', message(texts.notFound));
}

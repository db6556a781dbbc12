import { isDeepStrictEqual } from 'node:util';
import { describeExamField } from '@sikhya/contract/describe-exam-field.ts';
import type { Exam, ExamInput } from '@sikhya/contract/exams.ts';
import * as contract from '@sikhya/contract/exams.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { fromCompressedJson } from '../../database/compressed-json.ts';
import type { Tx } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { checkForm } from '../../http/check-input.ts';
import type { AuditEntry } from '../audit/service.ts';
import { recheckCancelledExam } from '../certificates/service.ts';
import { type ExamContent, listQuestionIds, toContent, toExam } from './content.ts';
import * as queries from './queries.ts';
import { createNotFoundError, getStatus, readContent, toResponse } from './read-exam.ts';
import { type Change, lockExam, record, storeContent, toDraftValues } from './save-exam.ts';
import { texts } from './texts.ts';

/**
 * What admins do with exams. read-exam.ts and save-exam.ts read and store them; what students do with them is in
 * student-service.ts.
 */

export { removeDeletedExams } from './bin.ts';
export { readResultBatches } from './control-queries.ts';
export { readExportedExam } from './read-exam.ts';
export { areResultsReleased, readHandedInExam } from './result-service.ts';
export { readExam as readStudentExam } from './student-service.ts';

type SaveBody = ExamInput & {
  state?: 'draft' | 'published' | undefined;
  updatedAt?: string | null | undefined;
};

export async function createExam(change: Change, { state, updatedAt: _, ...input }: SaveBody): Promise<Exam> {
  const { tx, now } = change;
  const id = newId();
  const content = toContent(input, []);
  const draft = { ...(await toDraftValues(change, content)), state: 'draft' as const };
  const row = await queries.insertExam(tx, id, draft, now);
  const saved = await storeContent(change, row, content, { publishes: state !== 'draft' });
  await record(change, 'create-exam', saved);
  return toResponse(tx, saved);
}

/** With the state `draft`, students keep seeing what was published. */
export async function updateExam(
  change: Change,
  examId: string,
  { state, updatedAt, ...input }: SaveBody,
): Promise<Exam> {
  const row = await lockExam(change.tx, examId);
  if (row.deletedAt && state !== 'draft') throw createNotFoundError();
  if (updatedAt && updatedAt !== row.updatedAt.toISOString())
    throw new AppError('conflict', message(texts.savedMeanwhile));
  const content = toContent(input, await findQuestionIds(change.tx, row, input));
  const saved = await storeContent(change, row, content, { publishes: state !== 'draft' });
  if (state !== 'draft') await record(change, 'publish-exam', saved);
  else if (isNewEdit(row, saved)) await record(change, 'save-exam', saved);
  return toResponse(change.tx, saved);
}

/** The ids of the questions that were saved last. A question that was removed since the last publishing may come back. */
async function findQuestionIds(tx: Tx, row: queries.ExamRow, input: ExamInput): Promise<string[]> {
  const saved = listQuestionIds(await readContent(row));
  const known = new Set(saved);
  if (listQuestionIds(input).every((id) => known.has(id))) return saved;
  const version = await queries.findNewestVersion(tx, row.id);
  if (!version) return saved;
  return [...saved, ...listQuestionIds(await fromCompressedJson<ExamContent>(version.content))];
}

/** The builder saves every few seconds. Saves of one person without a longer pause are recorded once. */
const EDIT_PAUSE_MS = 10 * 60_000;

function isNewEdit(before: queries.ExamRow, saved: queries.ExamRow): boolean {
  if (before.savedBy !== saved.savedBy || !before.hasUnpublishedChanges) return true;
  return saved.updatedAt.getTime() - before.updatedAt.getTime() > EDIT_PAUSE_MS;
}

/** Publishes what was last saved, or an archived exam again. */
export async function publishExam(change: Change, examId: string): Promise<Exam> {
  const row = await lockExam(change.tx, examId);
  if (row.deletedAt) throw createNotFoundError();
  const content = await readContent(row);
  // a draft may be incomplete
  checkForm(
    contract.examInput,
    toExam(content, { ...getStatus(row), state: 'published', hasBegun: false, updatedAt: '' }),
    describeExamField,
  );
  const saved = await storeContent(change, row, content, { publishes: true });
  await record(change, 'publish-exam', saved);
  return toResponse(change.tx, saved);
}

export async function archiveExam(change: Change, examId: string): Promise<Exam> {
  const row = await lockExam(change.tx, examId);
  if (row.state === 'draft') throw new AppError('conflict', message(texts.notPublished));
  return changeState(change, examId, 'archive-exam', { state: 'archived' });
}

export async function deleteExam(change: Change, examId: string): Promise<void> {
  const row = await lockExam(change.tx, examId);
  if (row.deletedAt) throw createNotFoundError();
  await changeState(change, examId, 'delete-exam', { deletedAt: change.now });
}

export async function restoreExam(change: Change, examId: string): Promise<Exam> {
  await lockExam(change.tx, examId);
  return changeState(change, examId, 'restore-exam', { deletedAt: null });
}

/**
 * Changes the key of a question in the content, if it has the same options. Students see it after the exam is published
 * again. Returns false if nothing changed; an exam that has begun cannot change.
 */
export async function correctExamQuestion(
  change: Change,
  examId: string,
  questionId: string,
  { options, correctAnswer }: { options: readonly string[]; correctAnswer: number },
): Promise<boolean> {
  const row = await lockExam(change.tx, examId);
  if (row.deletedAt || (await queries.hasAttempts(change.tx, examId))) return false;
  const content = await readContent(row);
  const correct = (question: ExamContent['sections'][number]['questions'][number]) =>
    question._id === questionId && isDeepStrictEqual(question.options, options)
      ? { ...question, correctAnswer }
      : question;
  const sections = content.sections.map((section) => ({
    ...section,
    questions: section.questions.map(correct),
  }));
  if (isDeepStrictEqual(sections, content.sections)) return false;
  const saved = await storeContent(change, row, { ...content, sections }, { publishes: false });
  await record(change, 'save-exam', saved);
  return true;
}

/** A cancelled exam gives no results, and cannot be brought back. */
export async function cancelExam(change: Change, examId: string): Promise<Exam> {
  const row = await lockExam(change.tx, examId);
  if (row.state === 'draft') throw new AppError('conflict', message(texts.notPublished));
  await recheckCancelledExam(change.tx, examId);
  return changeState(change, examId, 'cancel-exam', { cancelledAt: row.cancelledAt ?? change.now });
}

async function changeState(
  change: Change,
  examId: string,
  action: AuditEntry['action'],
  values: Partial<queries.ExamValues>,
): Promise<Exam> {
  const row = await queries.updateExam(change.tx, examId, { ...values, updatedAt: change.now });
  await record(change, action, row);
  return toResponse(change.tx, row);
}

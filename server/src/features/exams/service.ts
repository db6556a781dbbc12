import { isDeepStrictEqual } from 'node:util';
import { describeExamField } from '@sikhya/contract/describe-exam-field.ts';
import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { Exam, ExamInput } from '@sikhya/contract/exams.ts';
import * as contract from '@sikhya/contract/exams.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { totalPages } from '@sikhya/contract/pagination.ts';
import { searchKey } from '@sikhya/contract/search-key.ts';
import { fromCompressedJson, toCompressedJson } from '../../database/compressed-json.ts';
import type { Db, Tx } from '../../database/database.ts';
import { isId, newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { checkForm } from '../../http/check-input.ts';
import { getOldestAcceptedDeadline, readPaper } from '../attempts/service.ts';
import { type Actor, type AuditEntry, getActorName, recordAuditEntry } from '../audit/service.ts';
import {
  countQuestions,
  type ExamContent,
  getMinutes,
  listImageIds,
  listPositionedQuestions,
  listQuestionIds,
  toContent,
  toExam,
  toPaper,
} from './content.ts';
import * as queries from './queries.ts';
import { storeExamQuestions } from './question-queries.ts';
import { texts } from './texts.ts';

/** What admins do with exams. What students do with them is in student-service.ts. */

export { removeDeletedExams } from './bin.ts';
export { readResultBatches } from './control-queries.ts';
export { areResultsReleased, readHandedInExam } from './result-service.ts';
export { readExam as readStudentExam } from './student-service.ts';

export type Change = { tx: Tx; actor: Actor; now: Date };

export async function listExams(
  db: Db,
  { page, limit, state, search }: EndpointRequest<typeof contract.listAdminExams>['query'],
): Promise<EndpointResponse<typeof contract.listAdminExams>> {
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

export async function lockExam(tx: Tx, examId: string): Promise<queries.ExamRow> {
  if (!isId(examId)) throw createNotFoundError();
  await queries.lockExam(tx, examId);
  const row = await queries.findExam(tx, examId);
  if (!row) throw createNotFoundError();
  return row;
}

/** Stores the content, and makes it what students see if it is published. */
export async function storeContent(
  change: Change,
  row: queries.ExamRow,
  content: ExamContent,
  { publishes }: { publishes: boolean },
): Promise<queries.ExamRow> {
  const { tx } = change;
  const imageIds = listImageIds(content);
  if ((await queries.lockImages(tx, imageIds)).length !== imageIds.length)
    throw new AppError('invalid', message(texts.missingImages));
  await queries.replaceFiles(tx, row.id, imageIds);
  await storeExamQuestions(tx, row.id, listPositionedQuestions(content));
  const draft = await toDraftValues(change, content);
  if (publishes) return publishContent(change, row, content, draft);
  // the texts of the row are what students see, except those of a draft
  const { content: bytes, hasUnpublishedChanges, updatedAt, savedBy } = draft;
  return queries.updateExam(
    tx,
    row.id,
    row.state === 'draft' ? draft : { content: bytes, hasUnpublishedChanges, updatedAt, savedBy },
  );
}

async function publishContent(
  change: Change,
  row: queries.ExamRow,
  content: ExamContent,
  values: Omit<queries.ExamValues, 'state'>,
): Promise<queries.ExamRow> {
  const { tx, now } = change;
  const courseIds = [...new Set(content.courseIds)];
  if (!courseIds.every(isId) || (await queries.countCourses(tx, courseIds)) !== courseIds.length)
    throw new AppError('invalid', message(texts.unknownCourse));
  const paper = {
    ...toPaper(content),
    testId: row.id,
    chapterTitle: content.title,
    odiaChapterTitle: content.odia?.title ?? null,
  };
  const paperId = await queries.storePaper(tx, paper, listImageIds(content));
  if (row.paperId && row.paperId !== paperId && (await queries.hasAttempts(tx, row.id)))
    throw new AppError('conflict', message(texts.hasBegun));
  await refuseEarlyRelease(change, row, values.releaseAt ?? null);
  await queries.replaceCourses(tx, row.id, courseIds);
  await queries.addVersion(tx, {
    examId: row.id,
    publishedAt: now,
    publishedBy: values.savedBy,
    note: '',
    content: values.content,
  });
  return queries.updateExam(tx, row.id, {
    ...values,
    state: 'published',
    paperId,
    isForCourses: courseIds.length > 0,
    hasUnpublishedChanges: false,
  });
}

/**
 * Results and answers must not be shown to students who are still working. A release waits for the attempts that started
 * before it, so an earlier release is refused while an attempt runs that it would no longer wait for.
 */
async function refuseEarlyRelease({ tx, now }: Change, row: queries.ExamRow, releaseAt: Date | null) {
  const { releaseAt: stored } = row;
  if (!stored || !row.paperId || (releaseAt && releaseAt >= stored)) return;
  const oldestDeadline = getOldestAcceptedDeadline(now);
  if (await queries.hasRunningAttempt(tx, row.id, { from: releaseAt, until: stored, oldestDeadline }))
    throw new AppError('conflict', message(texts.stillRunning));
}

export async function toDraftValues(
  { tx, actor, now }: Change,
  content: ExamContent,
): Promise<Omit<queries.ExamValues, 'state'>> {
  const toDate = (text: string | null | undefined) => (text ? new Date(text) : null);
  return {
    title: content.title,
    searchKey: searchKey(`${content.title} ${content.odia?.title ?? ''}`),
    odia: content.odia,
    instructions: content.instructions,
    totalQuestions: countQuestions(content),
    minutes: getMinutes(content),
    opensAt: toDate(content.opensAt),
    closesAt: toDate(content.closesAt),
    lateEntryMinutes: content.lateEntryMinutes,
    releaseAt: toDate(content.releaseAt),
    maxAttempts: content.attempts,
    cutOffs: content.cutOffs,
    content: await toCompressedJson(content),
    hasUnpublishedChanges: true,
    updatedAt: now,
    savedBy: await getActorName(tx, actor),
  };
}

export const readContent = (row: queries.ExamRow) => fromCompressedJson<ExamContent>(row.content);

function getStatus(row: queries.ExamRow) {
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

export async function record(
  { tx, actor, now }: Change,
  action: AuditEntry['action'],
  { id, title, odia }: Pick<queries.ExamRow, 'id' | 'title' | 'odia'>,
): Promise<void> {
  await recordAuditEntry(
    tx,
    actor,
    { action, subjectId: id, details: { title, odiaTitle: odia?.title || undefined } },
    now,
  );
}

export function createNotFoundError(): AppError {
  return new AppError('not-found', message(texts.notFound));
}

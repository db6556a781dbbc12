import { message } from '@sikhya/contract/language/texts.ts';
import { searchKey } from '@sikhya/contract/search-key.ts';
import { toCompressedJson } from '../../database/compressed-json.ts';
import type { Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { getOldestAcceptedDeadline } from '../attempts/service.ts';
import { type Actor, type AuditEntry, getActorName, recordAuditEntry } from '../audit/service.ts';
import {
  countQuestions,
  type ExamContent,
  getMinutes,
  listImageIds,
  listPositionedQuestions,
  toPaper,
} from './content.ts';
import * as queries from './queries.ts';
import { storeExamQuestions } from './question-queries.ts';
import { createNotFoundError } from './read-exam.ts';
import { texts } from './texts.ts';

/** Stores the content of an exam and publishes it. */

export type Change = { tx: Tx; actor: Actor; now: Date };

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

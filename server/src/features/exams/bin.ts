import { DAYS_IN_BIN } from '@sikhya/contract/publishing.ts';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { recordServerEntry } from '../audit/service.ts';
import * as queries from './queries.ts';

const DAY_MS = 24 * 3600 * 1000;

/**
 * Removes the exams that have been in the bin for long enough, and returns the files that they used. An exam that
 * students have taken is archived instead, because their results belong to it.
 */
export async function removeDeletedExams(db: Db, now: Date, signal: AbortSignal): Promise<string[]> {
  const before = new Date(now.getTime() - DAYS_IN_BIN * DAY_MS);
  const fileIds: string[] = [];
  for (const examId of await queries.findDeletedBefore(db, before)) {
    if (signal.aborted) break;
    fileIds.push(...(await inTransaction(db, (tx) => removeDeletedExam(tx, examId, before, now))));
  }
  return fileIds;
}

async function removeDeletedExam(tx: Tx, examId: string, before: Date, now: Date): Promise<string[]> {
  await queries.lockExam(tx, examId);
  const row = await queries.findExam(tx, examId);
  if (!row?.deletedAt || row.deletedAt >= before) return [];
  const entry = { subjectId: examId, details: { title: row.title, odiaTitle: row.odia?.title || undefined } };
  if (await queries.wasTaken(tx, examId)) {
    await queries.updateExam(tx, examId, { deletedAt: null, state: 'archived', updatedAt: now });
    await recordServerEntry(tx, { ...entry, action: 'archive-exam' }, now);
    return [];
  }
  const fileIds = await queries.findFileIds(tx, examId);
  await queries.removeExam(tx, examId);
  await recordServerEntry(tx, { ...entry, action: 'remove-exam' }, now);
  return fileIds;
}

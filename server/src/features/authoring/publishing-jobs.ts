import { translate } from '@sikhya/contract/language/texts.ts';
import { DAYS_IN_BIN } from '@sikhya/contract/publishing.ts';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { AppError, courseNotFound } from '../../errors.ts';
import { recordServerEntry } from '../audit/service.ts';
import { hasPayingStudent, revokeAll } from '../enrolment/service.ts';
import { checkComplete } from './check-complete.ts';
import { toCourseContent } from './course-tree.ts';
import * as queries from './queries.ts';
import { inSaveTransaction, publishStored } from './save-course.ts';
import { readContent } from './stored-course.ts';
import { listUsedFiles } from './used-files.ts';
import * as versionQueries from './version-queries.ts';
import * as copyQueries from './working-copy-queries.ts';

const DAY_MS = 86_400_000;

/** Publishes the working copies whose scheduled time has come. A copy that cannot be published keeps the reason. */
export async function publishScheduledCourses(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  for (const courseId of await copyQueries.findDue(db, now)) {
    if (signal.aborted) return;
    try {
      await inSaveTransaction(db, (tx) => publishScheduled(tx, courseId, now));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { text, details } = error;
      const describe = (language: 'en' | 'or') => {
        const locale = { language, digits: 'latin' } as const;
        return [translate(text, locale), details?.(locale)].filter(Boolean).join(' ');
      };
      const publishFailure = { at: now.toISOString(), en: describe('en'), or: describe('or') };
      await inTransaction(db, (tx) => copyQueries.endSchedule(tx, courseId, publishFailure));
    }
  }
}

async function publishScheduled(tx: Tx, courseId: string, now: Date): Promise<void> {
  const row = await queries.lockCourseRow(tx, courseId);
  if (!row) return;
  const stored = await readContent(tx, row);
  const copy = stored.workingCopy;
  // cancelled, moved or published since
  if (!copy?.publishAt || copy.publishAt > now) return;
  if (row.deletedAt) throw courseNotFound();
  const { publishNote: note, publishBy: publishedBy } = copy;
  const course = await publishStored(tx, stored, checkComplete(copy.content), { note, publishedBy, now });
  const details = { title: course.title, note, publishedBy };
  await recordServerEntry(tx, { action: 'publish-course', subjectId: courseId, details }, now);
}

/**
 * Removes the courses that have been in the bin for long enough, and returns the files that they used. A course that
 * somebody paid for and still has is archived instead.
 */
export async function removeDeletedCourses(db: Db, now: Date, signal: AbortSignal): Promise<string[]> {
  const before = new Date(now.getTime() - DAYS_IN_BIN * DAY_MS);
  const fileIds: string[] = [];
  for (const courseId of await queries.findDeletedBefore(db, before)) {
    if (signal.aborted) break;
    fileIds.push(...(await inTransaction(db, (tx) => removeDeletedCourse(tx, courseId, before, now))));
  }
  return fileIds;
}

async function removeDeletedCourse(tx: Tx, courseId: string, before: Date, now: Date): Promise<string[]> {
  const row = await queries.lockCourseRow(tx, courseId);
  if (!row?.deletedAt || row.deletedAt >= before) return [];
  const entry = { subjectId: courseId, details: { title: row.title } };
  if (await hasPayingStudent(tx, courseId, now)) {
    const state = row.state === 'draft' ? 'draft' : 'archived';
    await queries.setCourseState(tx, courseId, { deletedAt: null, state });
    await copyQueries.endSchedule(tx, courseId);
    await recordServerEntry(tx, { ...entry, action: 'archive-course' }, now);
    return [];
  }
  const fileIds = await versionQueries.findFileIds(tx, courseId);
  const { published, workingCopy } = await readContent(tx, row);
  const used = [toCourseContent(published), ...(workingCopy ? [workingCopy.content] : [])];
  await revokeAll(tx, courseId);
  await queries.removeCourse(tx, courseId);
  await recordServerEntry(tx, { ...entry, action: 'remove-course' }, now);
  return [...new Set([...fileIds, ...used.flatMap(listUsedFiles).map(({ id }) => id)])];
}

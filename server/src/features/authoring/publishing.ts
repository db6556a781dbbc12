import type { CourseTree } from '@sikhya/contract/authoring.ts';
import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type { PublishingStatus, publishCourse as publishEndpoint } from '@sikhya/contract/publishing.ts';
import type { Db, Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError, courseNotFound } from '../../errors.ts';
import { type Actor, type AuditEntry, recordAuditEntry } from '../audit/service.ts';
import { assertMayPublish } from '../course-rights/service.ts';
import { checkComplete } from './check-complete.ts';
import { toCourseContent } from './course-tree.ts';
import { countEnrolled } from './list-queries.ts';
import * as queries from './queries.ts';
import {
  findSaver,
  inSaveTransaction,
  publishStored,
  requireUnchanged,
  saveWorkingCopy,
} from './save-course.ts';
import {
  lockStoredCourse,
  readContent,
  readStoredCourse,
  type StoredCourse,
  toCurrentTree,
  toPublishedTree,
} from './stored-course.ts';
import { texts } from './texts.ts';
import { withoutDeletedFiles } from './used-files.ts';
import * as versionQueries from './version-queries.ts';
import { readVersion } from './versions.ts';
import * as copyQueries from './working-copy-queries.ts';

const DAY_MS = 86_400_000;
const MAX_SCHEDULE_DAYS = 366;

export async function getPublishingStatus(
  db: Db,
  courseId: string,
): Promise<{ publishing: PublishingStatus }> {
  const { row, workingCopy } = await readStoredCourse(db, courseId);
  const version = await versionQueries.findNewestNumber(db, courseId);
  const isPublished = row.state !== 'draft';
  return {
    publishing: {
      savedAt: workingCopy?.savedAt.toISOString() ?? null,
      savedBy: workingCopy?.savedBy ?? null,
      publishAt: workingCopy?.publishAt?.toISOString() ?? null,
      publishBy: workingCopy?.publishAt ? workingCopy.publishBy : null,
      publishFailure: workingCopy?.publishFailure ?? null,
      version: isPublished && version > 0 ? version : null,
      publishedAt: isPublished ? row.updatedAt.toISOString() : null,
    },
  };
}

export async function getPublishedCourse(db: Db, courseId: string): Promise<{ course: CourseTree | null }> {
  const stored = await readStoredCourse(db, courseId);
  return { course: stored.row.state === 'draft' ? null : await toPublishedTree(db, stored) };
}

/** Publishes the working copy now, or schedules it. An archived course without changes is put into the catalogue again. */
export async function publishCourse(
  db: Db,
  courseId: string,
  { note, updatedAt, publishAt }: EndpointRequest<typeof publishEndpoint>['body'],
  now: Date,
  actor: Actor,
): Promise<CourseTree> {
  return inSaveTransaction(db, async (tx) => {
    await assertMayPublish(tx, actor, courseId);
    const stored = await lockStoredCourse(tx, courseId, actor);
    const saver = await findSaver(tx, actor);
    requireUnchanged(stored, updatedAt, saver);
    const publishedBy = saver?.username ?? '';
    if (publishAt)
      return schedulePublishing(tx, stored, { note, publishBy: publishedBy, publishAt }, now, actor);
    if (stored.row.state === 'published' && !stored.workingCopy) return toCurrentTree(tx, stored);
    const content = stored.workingCopy
      ? checkComplete(stored.workingCopy.content)
      : toCourseContent(stored.published);
    const course = await publishStored(tx, stored, content, { note, publishedBy, now });
    await audit(tx, actor, 'publish-course', course, now, { note });
    return course;
  });
}

async function schedulePublishing(
  tx: Tx,
  stored: StoredCourse,
  { note, publishBy, publishAt }: { note: string; publishBy: string; publishAt: string },
  now: Date,
  actor: Actor,
): Promise<CourseTree> {
  const at = new Date(publishAt);
  if (at <= now || at.getTime() > now.getTime() + MAX_SCHEDULE_DAYS * DAY_MS)
    throw new AppError('invalid', message(texts.scheduleOutOfRange));
  if (!stored.workingCopy) throw new AppError('conflict', message(texts.nothingToPublish));
  checkComplete(stored.workingCopy.content);
  const schedule = { publishAt: at, publishNote: note, publishBy, publishFailure: null };
  await copyQueries.setSchedule(tx, stored.row.id, schedule);
  const course = await toCurrentTree(tx, stored);
  await audit(tx, actor, 'schedule-course', course, now, { publishAt: at.toISOString(), note });
  return course;
}

export async function cancelScheduledPublishing(
  tx: Tx,
  courseId: string,
  now: Date,
  actor: Actor,
): Promise<CourseTree> {
  await assertMayPublish(tx, actor, courseId);
  const stored = await lockStoredCourse(tx, courseId, actor);
  await cancelSchedule(tx, stored, now, actor);
  return toCurrentTree(tx, stored);
}

async function cancelSchedule(
  tx: Tx,
  { row, workingCopy }: StoredCourse,
  now: Date,
  actor: Actor,
): Promise<void> {
  if (!workingCopy?.publishAt) return;
  await copyQueries.endSchedule(tx, row.id);
  const title = workingCopy.content.title;
  await audit(tx, actor, 'unschedule-course', { _id: row.id, title }, now);
}

/** Publishing at a scheduled time would put the course into the catalogue again, so the schedule is cancelled. */
export async function archiveCourse(tx: Tx, courseId: string, now: Date, actor: Actor): Promise<CourseTree> {
  await assertMayPublish(tx, actor, courseId);
  const stored = await lockStoredCourse(tx, courseId, actor);
  if (stored.row.state === 'draft') throw new AppError('conflict', message(texts.draftNotArchived));
  const archived = { ...stored, row: { ...stored.row, state: 'archived' as const } };
  const course = await toCurrentTree(tx, archived);
  if (stored.row.state === 'archived') return course;
  await queries.setCourseState(tx, courseId, { state: 'archived' });
  await cancelSchedule(tx, stored, now, actor);
  await audit(tx, actor, 'archive-course', course, now);
  return course;
}

export async function discardWorkingCopy(
  tx: Tx,
  courseId: string,
  now: Date,
  actor: Actor,
): Promise<CourseTree> {
  const stored = await lockStoredCourse(tx, courseId, actor);
  if (stored.row.state === 'draft') throw new AppError('conflict', message(texts.draftNotDiscarded));
  const course = await toCurrentTree(tx, { ...stored, workingCopy: null });
  if (!stored.workingCopy) return course;
  await copyQueries.removeWorkingCopy(tx, courseId);
  await audit(tx, actor, 'discard-draft', course, now);
  return course;
}

export async function restoreVersion(
  db: Db,
  courseId: string,
  number: number,
  now: Date,
  actor: Actor,
): Promise<CourseTree> {
  return inSaveTransaction(db, async (tx) => {
    const stored = await lockStoredCourse(tx, courseId, actor);
    const { content } = await readVersion(tx, courseId, number);
    const available = await withoutDeletedFiles(tx, content);
    const course = await saveWorkingCopy(tx, stored, available, await findSaver(tx, actor), now);
    await audit(tx, actor, 'restore-version', course, now, { version: number });
    return course;
  });
}

/** Moves the course to the bin. Students who have it keep it, and nothing of it is removed. */
export async function deleteCourse(tx: Tx, courseId: string, now: Date, actor?: Actor): Promise<void> {
  await assertMayPublish(tx, actor, courseId);
  const { row } = await lockStoredCourse(tx, courseId, actor);
  const students = (await countEnrolled(tx, [courseId])).get(courseId) ?? 0;
  await queries.setCourseState(tx, courseId, { deletedAt: now });
  if (actor) await audit(tx, actor, 'delete-course', { _id: courseId, title: row.title }, now, { students });
}

export async function restoreCourse(tx: Tx, courseId: string, now: Date, actor: Actor): Promise<CourseTree> {
  await assertMayPublish(tx, actor, courseId);
  const row = isId(courseId) ? await queries.lockCourseRow(tx, courseId) : undefined;
  if (!row) throw courseNotFound();
  const course = await toCurrentTree(tx, await readContent(tx, { ...row, deletedAt: null }));
  if (!row.deletedAt) return course;
  await queries.setCourseState(tx, courseId, { deletedAt: null });
  await audit(tx, actor, 'restore-course', course, now);
  return course;
}

async function audit(
  tx: Tx,
  actor: Actor,
  action: AuditEntry['action'],
  { _id, title }: { _id: string; title: string },
  at: Date,
  details: Record<string, string | number | undefined> = {},
): Promise<void> {
  await recordAuditEntry(tx, actor, { action, subjectId: _id, details: { title, ...details } }, at);
}

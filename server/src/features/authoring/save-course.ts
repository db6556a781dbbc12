import { isDeepStrictEqual } from 'node:util';
import type { CourseInput, CourseTree } from '@sikhya/contract/authoring.ts';
import { getLocale } from '@sikhya/contract/language/language.ts';
import { getTexts, message, translate } from '@sikhya/contract/language/texts.ts';
import type { SaveConflict } from '@sikhya/contract/publishing.ts';
import { toCompressedJson } from '../../database/compressed-json.ts';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { getSqlState } from '../../database/errors.ts';
import { newId } from '../../database/new-id.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { findAdmin } from '../admin-accounts/service.ts';
import { type Actor, recordAuditEntry } from '../audit/service.ts';
import { addCreator, assertMayPublish, mayPublish } from '../course-rights/service.ts';
import { notify } from '../notices/service.ts';
import { toCourseContent, toCourseRows, toCourseTree } from './course-tree.ts';
import { type CourseInputWithIds, matchIds, type StoredSubject, withRemovedRows } from './match-ids.ts';
import * as queries from './queries.ts';
import { toDraftPaise, toPricePaise } from './rules.ts';
import { assignSlug } from './slugs.ts';
import { getUpdatedAt, lockStoredCourse, type StoredCourse, toCurrentTree } from './stored-course.ts';
import { texts } from './texts.ts';
import { findUsedFiles, missingFilesError, requireUsableFiles } from './used-files.ts';
import { addVersion } from './versions.ts';
import * as copyQueries from './working-copy-queries.ts';

/** The admin who saves; null for the server itself, which fills an empty database. */
export type Saver = { id: string; username: string; actor: Actor } | null;

export async function findSaver(db: Db, actor: Actor | undefined): Promise<Saver> {
  if (!actor) return null;
  const id = actor.caller.personId;
  return { id, username: (await findAdmin(db, id))?.username ?? id, actor };
}

type SaveInput = CourseInput & { state?: 'draft' | 'published' | undefined };

/** Without an actor nothing is written to the audit log: the server itself fills an empty database. */
export async function createCourse(
  db: Db,
  { state, ...courseInput }: SaveInput,
  now: Date,
  actor?: Actor,
): Promise<CourseTree> {
  return inSaveTransaction(db, async (tx) => {
    if (state !== 'draft') await assertMayPublish(tx, actor);
    await requireUsableFiles(tx, courseInput, actor);
    const saver = await findSaver(tx, actor);
    const courseId = newId();
    const content = withIds(courseInput, []);
    const tree =
      state === 'draft'
        ? await createDraft(tx, courseId, content, saver, now)
        : await publishContent(
            tx,
            { row: { id: courseId, createdAt: now, slug: '', state: 'draft' }, updatedAt: now, before: null },
            content,
            { note: '', publishedBy: saver?.username ?? '' },
          );
    await addCreator(tx, actor, courseId);
    if (actor)
      await recordAuditEntry(
        tx,
        actor,
        { action: 'create-course', subjectId: courseId, details: { title: tree.title } },
        now,
      );
    return tree;
  });
}

/**
 * Replaces a course by the input, as its working copy or published at once. Subjects, chapters and questions that stay
 * keep their ids, and with them the results of students. Replaced files are not deleted: the previous version uses them.
 */
export async function updateCourse(
  db: Db,
  courseId: string,
  { state, updatedAt: loadedAt, ...courseInput }: SaveInput & { updatedAt?: string | null | undefined },
  now: Date,
  actor?: Actor,
): Promise<CourseTree> {
  return inSaveTransaction(db, async (tx) => {
    if (state !== 'draft') await assertMayPublish(tx, actor, courseId);
    const stored = await lockStoredCourse(tx, courseId, actor);
    const saver = await findSaver(tx, actor);
    requireUnchanged(stored, loadedAt, saver);
    await requireUsableFiles(tx, courseInput, actor);
    const content = withIds(courseInput, getStoredSubjects(stored));
    const tree =
      state === 'draft'
        ? await saveWorkingCopy(tx, stored, content, saver, now)
        : await publishStored(tx, stored, content, { note: '', publishedBy: saver?.username ?? '', now });
    if (actor && (state !== 'draft' || isNewEdit(stored, saver, now)))
      await recordAuditEntry(
        tx,
        actor,
        {
          action: state === 'draft' ? 'save-draft' : 'update-course',
          subjectId: courseId,
          details: { title: tree.title },
        },
        now,
      );
    return tree;
  });
}

/** Throws if the course was saved since it was loaded. */
export function requireUnchanged(
  stored: StoredCourse,
  loadedAt: string | null | undefined,
  saver: Saver,
): void {
  const updatedAt = getUpdatedAt(stored).toISOString();
  if (!loadedAt || loadedAt === updatedAt) return;
  const { workingCopy } = stored;
  const isOwnSave = workingCopy !== null && saver !== null && workingCopy.savedById === saver.id;
  const conflict: SaveConflict = { savedAt: updatedAt, savedBy: workingCopy?.savedBy ?? null, isOwnSave };
  throw new AppError('conflict', message(texts.conflict), {
    details: (locale) => getTexts(texts, locale).conflictHelp,
    extra: { conflict },
  });
}

function withIds(courseInput: CourseInput, stored: readonly StoredSubject[]): CourseInputWithIds {
  const { isFree = courseInput.price === 0, subjects } = courseInput;
  return { ...courseInput, isFree, subjects: matchIds(stored, subjects, newId) };
}

function getStoredSubjects({ workingCopy, published }: StoredCourse): StoredSubject[] {
  const { subjects } = toCourseContent(published);
  return workingCopy ? withRemovedRows(workingCopy.content.subjects, subjects) : subjects;
}

async function createDraft(
  tx: Tx,
  courseId: string,
  content: CourseInputWithIds,
  saver: Saver,
  now: Date,
): Promise<CourseTree> {
  await queries.saveCourseRow(tx, {
    ...toCourseRows(content, { courseId, pricePaise: toDraftPaise(content), createdAt: now, updatedAt: now })
      .course,
    state: 'draft',
  });
  return saveWorkingCopy(tx, await lockStoredCourse(tx, courseId), content, saver, now);
}

/** Saves content as the working copy, or removes the working copy if the content is what students see. */
export async function saveWorkingCopy(
  tx: Tx,
  stored: StoredCourse,
  content: CourseInputWithIds,
  saver: Saver,
  now: Date,
): Promise<CourseTree> {
  const { row, published } = stored;
  const { id: courseId, createdAt } = row;
  const files = await findUsedFiles(tx, content);
  const savedAt = laterThan(getUpdatedAt(stored), now);
  const pricePaise = toDraftPaise(content);
  const rows = toCourseRows(content, { courseId, pricePaise, createdAt, updatedAt: savedAt });
  const { price, isFree } = content;
  // a price that is not allowed yet stays as it was typed
  const tidy = { ...toCourseContent(rows), ...(!isFree && pricePaise === 0 && { price, isFree }) };
  if (row.state !== 'draft' && isDeepStrictEqual(tidy, toCourseContent(published))) {
    await copyQueries.removeWorkingCopy(tx, courseId);
    return toCurrentTree(tx, { ...stored, workingCopy: null });
  }
  const copy = { courseId, savedAt, savedBy: saver?.username ?? '', savedById: saver?.id ?? null };
  await copyQueries.saveWorkingCopyRow(tx, { ...copy, content: await toCompressedJson(tidy) }, [
    ...files.keys(),
  ]);
  if (saver && stored.workingCopy?.publishAt && !isDeepStrictEqual(tidy, stored.workingCopy.content))
    await endUnreviewedSchedule(tx, stored, saver, savedAt);
  let { slug } = row;
  if (row.state === 'draft') {
    await queries.saveCourseRow(tx, { ...rows.course, state: 'draft' });
    slug = await assignSlug(tx, row, content.title);
  }
  const status = { state: row.state, slug, hasUnpublishedChanges: true };
  return { ...toCourseTree(rows, files, status), price: tidy.price, isFree: tidy.isFree };
}

/** Ends a schedule when an author whose changes need a review changes the course, because nobody has reviewed them. */
async function endUnreviewedSchedule(
  tx: Tx,
  { row }: StoredCourse,
  { username, actor }: NonNullable<Saver>,
  at: Date,
): Promise<void> {
  if (await mayPublish(tx, actor)) return;
  const describe = (language: 'en' | 'or') =>
    getTexts(texts, getLocale(language)).changedAfterScheduling({ username });
  const publishFailure = { at: at.toISOString(), en: describe('en'), or: describe('or') };
  await copyQueries.endSchedule(tx, row.id, publishFailure);
  const details = { title: row.title };
  await recordAuditEntry(tx, actor, { action: 'unschedule-course', subjectId: row.id, details }, at);
}

/** Publishes content as the next version and removes the working copy. */
export async function publishStored(
  tx: Tx,
  stored: StoredCourse,
  content: CourseInputWithIds,
  { now, ...by }: { note: string; publishedBy: string; now: Date },
): Promise<CourseTree> {
  const { row, published } = stored;
  const wasPublished = row.state !== 'draft';
  const before = wasPublished ? { content: toCourseContent(published), publishedAt: row.updatedAt } : null;
  const course = { row, updatedAt: laterThan(getUpdatedAt(stored), now), before };
  const tree = await publishContent(tx, course, content, by);
  await copyQueries.removeWorkingCopy(tx, row.id);
  await queries.retitlePapers(tx, row.id);
  if (before) await announceChapters(tx, { courseId: row.id, before: before.content, after: tree }, now);
  return tree;
}

type WithChapters = { subjects: readonly { chapters: readonly { _id: string }[] }[] };

const listChapterIds = ({ subjects }: WithChapters) =>
  subjects.flatMap(({ chapters }) => chapters.map(({ _id }) => _id));

/** Notifies the students of a course about chapters that it did not have before. */
async function announceChapters(
  tx: Tx,
  { courseId, before, after }: { courseId: string; before: WithChapters; after: WithChapters },
  now: Date,
): Promise<void> {
  const known = new Set(listChapterIds(before));
  const added = listChapterIds(after).filter((id) => !known.has(id));
  if (added.length === 0) return;
  await notify(
    tx,
    { audience: 'course-students', audienceId: courseId },
    { kind: 'new-chapter', data: { courseId, count: added.length }, cause: added[0]!, at: now },
  );
}

async function publishContent(
  tx: Tx,
  course: {
    row: Pick<queries.CourseRow, 'id' | 'createdAt' | 'slug' | 'state'>;
    updatedAt: Date;
    before: { content: CourseInputWithIds; publishedAt: Date } | null;
  },
  content: CourseInputWithIds,
  by: { note: string; publishedBy: string },
): Promise<CourseTree> {
  const { row, updatedAt, before } = course;
  const { id: courseId, createdAt } = row;
  const pricePaise = toPricePaise(content);
  if (typeof pricePaise !== 'number') throw invalidFields((locale) => translate(pricePaise.error, locale));
  const files = await findUsedFiles(tx, content);
  const rows = toCourseRows(content, { courseId, pricePaise, createdAt, updatedAt });
  await queries.saveCourseRows(tx, rows);
  const slug = await assignSlug(tx, row, content.title);
  await addVersion(tx, {
    courseId,
    content: toCourseContent(rows),
    before,
    publishedAt: updatedAt,
    ...by,
  });
  return toCourseTree(rows, files, { state: 'published', slug, hasUnpublishedChanges: false });
}

/** Returns a time after the previous save, even within the same millisecond, because `updatedAt` identifies a save. */
function laterThan(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1));
}

const EDIT_PAUSE_MS = 10 * 60_000;

/** The editor saves every few seconds. The audit log gets one entry for all saves of one admin without a long pause. */
function isNewEdit({ workingCopy }: StoredCourse, saver: Saver, now: Date): boolean {
  if (!workingCopy || workingCopy.savedById !== (saver?.id ?? null)) return true;
  return now.getTime() - workingCopy.savedAt.getTime() > EDIT_PAUSE_MS;
}

const FOREIGN_KEY_VIOLATION = '23503';

export async function inSaveTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    // a file was deleted after it was checked
    if (getSqlState(error) === FOREIGN_KEY_VIOLATION) throw missingFilesError();
    throw error;
  }
}

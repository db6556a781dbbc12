import { message } from '@sikhya/contract/language/texts.ts';
import type { Db } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError, courseNotFound } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import * as queries from './queries.ts';
import { texts } from './texts.ts';

/** The person who sent the request. The server itself passes nothing and may do everything. */
type Actor = { caller: Caller } | undefined;

const isAuthorRole = (caller: Caller | undefined): caller is Caller => caller?.adminRole === 'author';

/** Returns the admin whose courses a list is limited to, or undefined if the caller may see all courses. */
export function getCourseOwner(caller: Caller): string | undefined {
  return isAuthorRole(caller) ? caller.personId : undefined;
}

/** Throws 404 for an author who is not an author of the course, so that other courses seem not to exist. */
export async function assertMayEditCourse(db: Db, actor: Actor, courseId: string): Promise<void> {
  if (!actor || !isAuthorRole(actor.caller)) return;
  if (!isId(courseId) || !(await queries.isAuthor(db, courseId, actor.caller.personId)))
    throw courseNotFound();
}

/** Also throws 403 for an author whose changes need a review. Without a course: whether a new one may be published. */
export async function assertMayPublish(db: Db, actor: Actor, courseId?: string): Promise<void> {
  if (courseId !== undefined) await assertMayEditCourse(db, actor, courseId);
  if (!(await mayPublish(db, actor))) throw new AppError('forbidden', message(texts.needsReview));
}

/** Whether the actor may publish their changes without a review. The actor must be allowed to edit the course. */
export async function mayPublish(db: Db, actor: Actor): Promise<boolean> {
  if (!actor || !isAuthorRole(actor.caller)) return true;
  return !(await queries.needsReview(db, actor.caller.personId));
}

/** Makes the admin an author of a course that the admin creates. */
export async function addCreator(db: Db, actor: Actor, courseId: string): Promise<void> {
  if (actor) await queries.addAuthor(db, courseId, actor.caller.personId);
}

/**
 * Returns those of the files that the caller may open, delete and use in a course. An author may not use the files of
 * other courses: the author's own course would show their content.
 */
export async function findUsableFiles(
  db: Db,
  caller: Caller | undefined,
  fileIds: string[],
): Promise<Set<string>> {
  if (!isAuthorRole(caller)) return new Set(fileIds);
  return fileIds.length > 0 ? queries.findFilesOfAuthor(db, fileIds, caller.personId) : new Set();
}

export async function mayUseFile(db: Db, caller: Caller | undefined, fileId: string): Promise<boolean> {
  return (await findUsableFiles(db, caller, [fileId])).has(fileId);
}

/** Whether deleting the file would take it from an earlier version of a course that the caller may not edit. */
export async function isFileOfOthers(db: Db, caller: Caller | undefined, fileId: string): Promise<boolean> {
  return isAuthorRole(caller) && queries.isInVersionOfOthers(db, fileId, caller.personId);
}

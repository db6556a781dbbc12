import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type * as contract from '@sikhya/contract/team.ts';
import type { Db, Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError, courseNotFound } from '../../errors.ts';
import { type Actor, recordAuditEntry } from '../audit/service.ts';
import * as queries from './queries.ts';
import { requireMember } from './service.ts';
import { texts } from './texts.ts';

export async function getCoursesOfAuthor(
  db: Db,
  adminId: string,
): Promise<EndpointResponse<typeof contract.getCoursesOfAuthor>> {
  await requireMember(db, adminId);
  return { courses: await queries.findCoursesOf(db, adminId) };
}

export async function getAuthors(
  db: Db,
  courseId: string,
): Promise<EndpointResponse<typeof contract.getCourseAuthors>> {
  if (!isId(courseId) || !(await queries.findCourse(db, courseId))) throw courseNotFound();
  return { authors: await queries.findAuthors(db, courseId) };
}

type Assignment = { tx: Tx; actor: Actor; courseId: string; adminId: string; now: Date };

/** Does nothing for somebody who is an author of the course already. */
export async function addAuthor({ tx, actor, courseId, adminId, now }: Assignment): Promise<void> {
  const course = isId(courseId) ? await queries.lockCourse(tx, courseId) : undefined;
  if (!course) throw courseNotFound();
  const { username } = await requireMember(tx, adminId);
  if (!(await queries.addAuthor(tx, courseId, adminId))) return;
  const details = { username, title: course.title };
  await recordAuditEntry(tx, actor, { action: 'add-author', subjectId: adminId, courseId, details }, now);
}

export async function removeAuthor({ tx, actor, courseId, adminId, now }: Assignment): Promise<void> {
  const course = isId(courseId) ? await queries.lockCourse(tx, courseId) : undefined;
  if (!course) throw courseNotFound();
  const { username } = await requireMember(tx, adminId);
  if (!(await queries.removeAuthor(tx, courseId, adminId)))
    throw new AppError('not-found', message(texts.notAnAuthor));
  const details = { username, title: course.title };
  await recordAuditEntry(tx, actor, { action: 'remove-author', subjectId: adminId, courseId, details }, now);
}

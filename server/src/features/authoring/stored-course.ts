import type { CourseTree } from '@sikhya/contract/authoring.ts';
import type { CourseInBin } from '@sikhya/contract/publishing.ts';
import { fromCompressedJson } from '../../database/compressed-json.ts';
import type { Db, Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError, courseNotFound } from '../../errors.ts';
import type { Actor } from '../audit/service.ts';
import { mayPublish } from '../course-rights/service.ts';
import { toCourseRows, toCourseTree } from './course-tree.ts';
import { findFiles } from './file-queries.ts';
import type { CourseInputWithIds } from './match-ids.ts';
import * as queries from './queries.ts';
import { toDraftPaise } from './rules.ts';
import * as copyQueries from './working-copy-queries.ts';

/** A course with its published content and its unpublished changes. */
export type StoredCourse = {
  row: queries.CourseRow;
  /** Without subjects for a draft. */
  published: queries.CourseRows;
  workingCopy: WorkingCopy | null;
};

type WorkingCopy = Omit<copyQueries.WorkingCopyRow, 'content'> & { content: CourseInputWithIds };

type Reader = Pick<Actor, 'caller'>;

/** Throws 404 for a course in the bin, with whether the reader may restore it. */
export async function readStoredCourse(db: Db, courseId: string, reader?: Reader): Promise<StoredCourse> {
  return readContent(db, await readCourseRow(db, courseId, reader));
}

/** Reads no content, which may be large. */
export async function readCourseRow(db: Db, courseId: string, reader?: Reader): Promise<queries.CourseRow> {
  const row = isId(courseId) ? await queries.findCourseRow(db, courseId) : undefined;
  return requireNotInBin(db, row, reader);
}

/** Locks the course, so that the second of two concurrent changes sees what the first one stored. */
export async function lockStoredCourse(tx: Tx, courseId: string, actor?: Actor): Promise<StoredCourse> {
  const row = isId(courseId) ? await queries.lockCourseRow(tx, courseId) : undefined;
  return readContent(tx, await requireNotInBin(tx, row, actor));
}

async function requireNotInBin(
  db: Db,
  row: queries.CourseRow | undefined,
  reader: Reader | undefined,
): Promise<queries.CourseRow> {
  const notFound = courseNotFound();
  if (!row) throw notFound;
  if (!row.deletedAt) return row;
  const inBin: CourseInBin = { canRestore: await mayPublish(db, reader) };
  throw new AppError(notFound.code, notFound.text, { extra: { inBin } });
}

export async function readContent(db: Db, row: queries.CourseRow): Promise<StoredCourse> {
  const published = await queries.findCourseRows(db, row);
  const copy = await copyQueries.findWorkingCopyRow(db, row.id);
  const content = copy && (await fromCompressedJson<CourseInputWithIds>(copy.content));
  return { row, published, workingCopy: copy && content ? { ...copy, content } : null };
}

/** When the course was last saved. The editor sends it back, so that a save does not overwrite another one. */
export function getUpdatedAt({ row, workingCopy }: StoredCourse): Date {
  return workingCopy?.savedAt ?? row.updatedAt;
}

/** The course as the editor shows it: with its unpublished changes. */
export async function toCurrentTree(db: Db, stored: StoredCourse): Promise<CourseTree> {
  const { workingCopy } = stored;
  return workingCopy
    ? toContentTree(db, stored, workingCopy.content, workingCopy.savedAt)
    : toPublishedTree(db, stored);
}

export async function toPublishedTree(db: Db, stored: StoredCourse): Promise<CourseTree> {
  return toTree(db, stored, stored.published);
}

/** The price stays as it was typed, although it may not be allowed. */
export async function toContentTree(
  db: Db,
  stored: StoredCourse,
  content: CourseInputWithIds,
  updatedAt: Date,
): Promise<CourseTree> {
  const { id: courseId, createdAt } = stored.row;
  const rows = toCourseRows(content, { courseId, pricePaise: toDraftPaise(content), createdAt, updatedAt });
  const { price, isFree } = content;
  return { ...(await toTree(db, stored, rows)), price, isFree };
}

async function toTree(db: Db, { row, workingCopy }: StoredCourse, rows: queries.CourseRows) {
  const pdfIds = rows.chapters.flatMap(({ pdfId }) => pdfId ?? []);
  return toCourseTree(rows, await findFiles(db, pdfIds), {
    state: row.deletedAt ? 'deleted' : row.state,
    slug: row.slug,
    hasUnpublishedChanges: workingCopy !== null,
  });
}

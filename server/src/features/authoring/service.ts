import type {
  CourseInput,
  CourseTree,
  getAdminCourse,
  listAdminCourses,
} from '@sikhya/contract/authoring.ts';
import { SEARCH_LIMIT } from '@sikhya/contract/constants.ts';
import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { getTexts, message, translate } from '@sikhya/contract/language/texts.ts';
import { minTotalPages } from '@sikhya/contract/pagination.ts';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { getSqlState } from '../../database/errors.ts';
import { isId, newId } from '../../database/new-id.ts';
import { courseSearchKey } from '../../database/search-courses.ts';
import { AppError, courseNotFound, invalidFields } from '../../errors.ts';
import { type Actor, type AuditEntry, recordAuditEntry } from '../audit/service.ts';
import { toCourseCard } from '../catalogue/service.ts';
import { addCreator, assertMayPublish } from '../course-rights/service.ts';
import { toCourseRows, toCourseTree } from './course-tree.ts';
import { matchIds, type StoredSubject } from './match-ids.ts';
import * as queries from './queries.ts';
import { toPricePaise } from './rules.ts';
import { texts } from './texts.ts';
import { findUsedFiles, listUsedFiles, missingFilesError } from './used-files.ts';

/** Lists the courses of one author, or all courses. */
export async function listCourses(
  db: Db,
  { page, limit, search, sortBy, sortOrder }: EndpointRequest<typeof listAdminCourses>['query'],
  authorId?: string,
): Promise<EndpointResponse<typeof listAdminCourses>> {
  const searchKey = courseSearchKey(search);
  const offset = (page - 1) * limit;
  const isPastLastPage = page > 1 && offset >= (await queries.countCourses(db, authorId));
  const rows = isPastLastPage
    ? []
    : await queries.findCourses(db, { searchKey, authorId, sortBy, sortOrder, limit, offset });
  // a first page that is not full contains all matches, and counting them costs more than finding them
  const hasAllRows = page === 1 && rows.length < limit;
  const { totalCourses: counted, ...totals } = hasAllRows
    ? sumTotals(rows)
    : await queries.countTotals(db, searchKey, SEARCH_LIMIT + 1, authorId);
  const enrolled = await queries.countEnrolled(
    db,
    rows.map(({ id }) => id),
  );
  const more = searchKey !== '' && counted > SEARCH_LIMIT;
  const totalCourses = more ? SEARCH_LIMIT : counted;
  return {
    courses: rows.map((row) => ({ ...toCourseCard(row), enrolledStudents: enrolled.get(row.id) ?? 0 })),
    pagination: {
      currentPage: page,
      totalPages: minTotalPages({ counted: totalCourses, more }, { number: page, limit, rows: rows.length }),
      totalCourses,
      ...totals,
      more,
    },
  };
}

function sumTotals(rows: { totalChapters: number; totalQuestions: number }[]) {
  return {
    totalCourses: rows.length,
    totalChapters: rows.reduce((sum, row) => sum + row.totalChapters, 0),
    totalQuestions: rows.reduce((sum, row) => sum + row.totalQuestions, 0),
  };
}

export async function getCourse(db: Db, courseId: string): Promise<EndpointResponse<typeof getAdminCourse>> {
  const course = await readCourseTree(db, courseId);
  const enrolled = await queries.countEnrolled(db, [courseId]);
  return { course, enrolledStudents: enrolled.get(courseId) ?? 0 };
}

async function readCourseTree(db: Db, courseId: string): Promise<CourseTree> {
  const rows = isId(courseId) ? await queries.findCourseRows(db, courseId) : undefined;
  if (!rows) throw courseNotFound();
  return toCourseTree(
    rows,
    await queries.findFiles(
      db,
      rows.chapters.flatMap(({ pdfId }) => pdfId ?? []),
    ),
  );
}

/** Reads a course and locks it, so that the second of two concurrent saves sees what the first one stored. */
async function lockCourseTree(tx: Tx, courseId: string): Promise<CourseTree> {
  if (isId(courseId)) await queries.lockCourse(tx, courseId);
  return readCourseTree(tx, courseId);
}

/** Without an actor nothing is written to the audit log: the server itself fills an empty database. */
export async function createCourse(
  db: Db,
  courseInput: CourseInput,
  now: Date,
  actor?: Actor,
): Promise<CourseTree> {
  return inSaveTransaction(db, async (tx) => {
    await assertMayPublish(tx, actor);
    const course = { courseId: newId(), createdAt: now, updatedAt: now, storedSubjects: [] };
    const courseTree = await saveCourse(tx, courseInput, course);
    await addCreator(tx, actor, courseTree._id);
    await audit(tx, actor, 'create-course', courseTree, now);
    return courseTree;
  });
}

/**
 * Replaces a course by the input. Subjects, chapters and questions that stay keep their ids, and with them the results
 * of students. Replaced files are not deleted here, because another admin may be about to save a course that uses them:
 * the editor deletes them after the save, and the sweep deletes the rest.
 */
export async function updateCourse(
  db: Db,
  courseId: string,
  { updatedAt: loadedAt, ...courseInput }: CourseInput & { updatedAt?: string | null | undefined },
  now: Date,
  actor?: Actor,
): Promise<CourseTree> {
  return inSaveTransaction(db, async (tx) => {
    await assertMayPublish(tx, actor, courseId);
    const stored = await lockCourseTree(tx, courseId);
    if (loadedAt && loadedAt !== stored.updatedAt) throw conflictError();
    const courseTree = await saveCourse(tx, courseInput, {
      courseId,
      createdAt: new Date(stored.createdAt),
      // later than the save before it, also within one millisecond, because `loadedAt` tells saves apart
      updatedAt: new Date(Math.max(now.getTime(), Date.parse(stored.updatedAt) + 1)),
      storedSubjects: stored.subjects,
    });
    await queries.retitlePapers(tx, courseId);
    await audit(tx, actor, 'update-course', courseTree, now);
    return courseTree;
  });
}

/** Returns the ids of the files that the course used; other courses may use them too. */
export async function deleteCourse(
  db: Db,
  courseId: string,
  now = new Date(),
  actor?: Actor,
): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    await assertMayPublish(tx, actor, courseId);
    const courseTree = await lockCourseTree(tx, courseId);
    const students = (await queries.countEnrolled(tx, [courseId])).get(courseId) ?? 0;
    await queries.removeCourse(tx, courseId);
    await audit(tx, actor, 'delete-course', { ...courseTree, students }, now);
    return listUsedFiles(courseTree).map(({ id }) => id);
  });
}

type StoredCourse = {
  courseId: string;
  createdAt: Date;
  updatedAt: Date;
  storedSubjects: readonly StoredSubject[];
};

async function saveCourse(
  tx: Tx,
  courseInput: CourseInput,
  { courseId, createdAt, updatedAt, storedSubjects }: StoredCourse,
): Promise<CourseTree> {
  const pricePaise = toPricePaise(courseInput);
  if (typeof pricePaise !== 'number') throw invalidFields((locale) => translate(pricePaise.error, locale));
  const files = await findUsedFiles(tx, courseInput);
  const subjects = matchIds(storedSubjects, courseInput.subjects, newId);
  const rows = toCourseRows({ ...courseInput, subjects }, { courseId, pricePaise, createdAt, updatedAt });
  await queries.saveCourseRows(tx, rows);
  return toCourseTree(rows, files);
}

const FOREIGN_KEY_VIOLATION = '23503';

async function inSaveTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    // a file was deleted after it was checked
    if (getSqlState(error) === FOREIGN_KEY_VIOLATION) throw missingFilesError();
    throw error;
  }
}

async function audit(
  tx: Tx,
  actor: Actor | undefined,
  action: AuditEntry['action'],
  { _id, title, students }: { _id: string; title: string; students?: number },
  at: Date,
): Promise<void> {
  if (actor) await recordAuditEntry(tx, actor, { action, subjectId: _id, details: { title, students } }, at);
}

function conflictError(): AppError {
  return new AppError('conflict', message(texts.conflict), {
    details: (locale) => getTexts(texts, locale).conflictHelp,
  });
}

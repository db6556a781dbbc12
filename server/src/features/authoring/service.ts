import type {
  CourseInput,
  CourseTree,
  getAdminCourse,
  listAdminCourses,
} from '@sikhya/contract/authoring.ts';
import { SEARCH_LIMIT } from '@sikhya/contract/constants.ts';
import type { AnswerOf, CheckedOf } from '@sikhya/contract/endpoint.ts';
import { fileIdOf } from '@sikhya/contract/files.ts';
import { knownPages } from '@sikhya/contract/pagination.ts';
import { type Db, inTransaction, postgresCode, type Tx } from '../../database/database.ts';
import { isId, newId } from '../../database/new-id.ts';
import { courseSearchKey } from '../../database/search-courses.ts';
import { AppError } from '../../errors.ts';
import { type Act, type Actor, recordAct } from '../audit/service.ts';
import { cardOf } from '../catalogue/service.ts';
import { type MatchedSubject, matchIds } from './match-ids.ts';
import { filesGone, refuseMissingFiles } from './missing-files.ts';
import { wholeCourse } from './present.ts';
import * as queries from './queries.ts';
import { filesOf, knownIds, listingOf, pricePaise } from './rules.ts';

export async function listCourses(
  db: Db,
  { page, limit, search, sortBy, sortOrder }: CheckedOf<typeof listAdminCourses>['query'],
): Promise<AnswerOf<typeof listAdminCourses>> {
  const key = courseSearchKey(search);
  const offset = (page - 1) * limit;
  // a page beyond all courses is not looked for
  const isBeyond = page > 1 && offset >= (await queries.countCourses(db));
  const rows = isBeyond
    ? []
    : await queries.findCourses(db, { searchKey: key, sortBy, sortOrder, limit, offset });
  // a first page that is not full holds all there are, and counting costs more than finding
  const isAll = page === 1 && rows.length < limit;
  const { totalCourses: counted, ...content } = isAll
    ? contentOf(rows)
    : await queries.countContent(db, key, SEARCH_LIMIT + 1);
  const enrolled = await queries.countEnrolled(
    db,
    rows.map(({ id }) => id),
  );
  const more = key !== '' && counted > SEARCH_LIMIT;
  const totalCourses = more ? SEARCH_LIMIT : counted;
  return {
    courses: rows.map((row) => ({ ...cardOf(row), enrolledStudents: enrolled.get(row.id) ?? 0 })),
    pagination: {
      currentPage: page,
      totalPages: knownPages({ counted: totalCourses, more }, { number: page, limit, rows: rows.length }),
      totalCourses,
      ...content,
      more,
    },
  };
}

function contentOf(rows: { totalChapters: number; totalQuestions: number }[]) {
  const sum = (counts: number[]) => counts.reduce((total, one) => total + one, 0);
  return {
    totalCourses: rows.length,
    totalChapters: sum(rows.map((row) => row.totalChapters)),
    totalQuestions: sum(rows.map((row) => row.totalQuestions)),
  };
}

async function readCourse(db: Db, courseId: string): Promise<CourseTree> {
  const course = isId(courseId) ? await queries.findCourse(db, courseId) : undefined;
  if (!course) throw notFound();
  return wholeCourse(course, await queries.findTree(db, courseId));
}

/** A course for whoever edits or deletes it: whole, and with the number of students who have it. */
export async function openCourse(db: Db, courseId: string): Promise<AnswerOf<typeof getAdminCourse>> {
  const course = await readCourse(db, courseId);
  const enrolled = await queries.countEnrolled(db, [courseId]);
  return { course, enrolledStudents: enrolled.get(courseId) ?? 0 };
}

/** Stores a new course whole, or nothing of it. */
export async function createCourse(db: Db, draft: CourseInput, now: Date, by?: Actor): Promise<CourseTree> {
  const courseId = newId();
  await saving(db, async (tx) => {
    await store(tx, { courseId, draft, createdAt: now, now, subjects: matchIds([], draft.subjects, newId) });
    await record(tx, by, 'create-course', { id: courseId, title: draft.title }, now);
  });
  return readCourse(db, courseId);
}

/**
 * Saves an edited course. What stays keeps its id, and with it the progress of students. Files that were replaced are
 * left to whoever replaced them, and to the sweep: somebody else may be about to save a course that still has them.
 */
export async function updateCourse(
  db: Db,
  courseId: string,
  { updatedAt, ...draft }: CourseInput & { updatedAt?: string | null | undefined },
  now: Date,
  by?: Actor,
): Promise<CourseTree> {
  if (!isId(courseId)) throw notFound();
  await saving(db, async (tx) => {
    const course = await queries.lockCourse(tx, courseId);
    if (!course) throw notFound();
    if (updatedAt && updatedAt !== course.updatedAt.toISOString()) {
      throw new AppError('conflict', 'Somebody else has saved this course since you opened it.', {
        details: 'Look at what has changed, or save yours over it.',
      });
    }
    const tree = await queries.findTree(tx, courseId);
    const subjects = matchIds(knownIds(tree), draft.subjects, newId);
    // two saves within a millisecond are still two
    const later = new Date(Math.max(now.getTime(), course.updatedAt.getTime() + 1));
    await store(tx, { courseId, draft, createdAt: course.createdAt, now: later, subjects });
    await queries.retitlePapers(tx, courseId, draft.title);
    await record(tx, by, 'update-course', { id: courseId, title: draft.title }, now);
  });
  return readCourse(db, courseId);
}

/** Returns the ids of the files that the course used; others may use them too. */
export async function deleteCourse(
  db: Db,
  courseId: string,
  now = new Date(),
  by?: Actor,
): Promise<string[]> {
  if (!isId(courseId)) throw notFound();
  return inTransaction(db, async (tx) => {
    const course = await queries.lockCourse(tx, courseId);
    if (!course) throw notFound();
    const files = filesOf(course, await queries.findTree(tx, courseId));
    const students = (await queries.countEnrolled(tx, [courseId])).get(courseId) ?? 0;
    await queries.removeCourse(tx, courseId);
    await record(tx, by, 'delete-course', { ...course, students }, now);
    return files;
  });
}

/** Without an actor it is the server itself that fills an empty database. */
async function record(
  tx: Tx,
  by: Actor | undefined,
  action: Act['action'],
  { id, title, students }: { id: string; title: string; students?: number },
  at: Date,
): Promise<void> {
  if (by) await recordAct(tx, by, { action, subjectId: id, details: { title, students } }, at);
}

const FOREIGN_KEY_VIOLATION = '23503';

/** One save is one transaction. A file may be deleted at this very moment. */
async function saving(db: Db, work: (tx: Tx) => Promise<void>): Promise<void> {
  try {
    await inTransaction(db, work);
  } catch (error) {
    if (postgresCode(error) !== FOREIGN_KEY_VIOLATION) throw error;
    throw filesGone();
  }
}

type ToStore = {
  courseId: string;
  draft: CourseInput;
  createdAt: Date;
  now: Date;
  subjects: MatchedSubject[];
};

async function store(tx: Tx, { courseId, draft, createdAt, now, subjects }: ToStore): Promise<void> {
  const price = pricePaise(draft);
  if (typeof price !== 'number')
    throw new AppError('invalid', 'Some fields are invalid.', { details: price.refused });
  await refuseMissingFiles(tx, draft);
  const chapters = subjects.flatMap((subject) =>
    subject.chapters.map((chapter, position) => ({ ...chapter, subjectId: subject.id, position })),
  );
  const questions = chapters.flatMap((chapter) =>
    chapter.questions.map((question, position) => ({ ...question, chapterId: chapter.id, position })),
  );
  await queries.storeCourse(tx, {
    id: courseId,
    title: draft.title,
    description: draft.description,
    ...listingOf(draft),
    pricePaise: price,
    isFree: price === 0,
    thumbnailId: fileIdOf(draft.thumbnail ?? ''),
    createdAt,
    updatedAt: now,
  });
  await queries.storeTree(tx, courseId, {
    subjects: subjects.map(({ id, title, description }, position) => ({
      id,
      courseId,
      position,
      title,
      description,
    })),
    chapters: chapters.map(({ id, subjectId, position, title, description, pdf, questions: { length } }) => ({
      id,
      courseId,
      subjectId,
      position,
      title,
      description,
      pdfId: fileIdOf(pdf ?? ''),
      totalQuestions: length,
    })),
    questions: questions.map(
      ({ id, chapterId, position, question, questionImage, options, correctAnswer, explanation }) => ({
        id,
        chapterId,
        position,
        question,
        imageId: fileIdOf(questionImage ?? ''),
        options,
        correctAnswer,
        explanation,
      }),
    ),
  });
}

function notFound(): AppError {
  return new AppError('not-found', 'Course not found');
}

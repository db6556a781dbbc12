import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { indiaDay } from '@sikhya/contract/india-day.ts';
import type * as contract from '@sikhya/contract/study.ts';
import { type Db, inTransaction } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import { cardOf } from '../catalogue/service.ts';
import { requireCourseAccess } from '../enrolment/service.ts';
import { progressIn } from '../progress/service.ts';
import { askedQuestion, chapterHead, outlineOf } from './present.ts';
import * as queries from './queries.ts';
import { countMinutes } from './rules.ts';

export async function readCourse(db: Db, caller: Caller, courseId: string): Promise<contract.StudentCourse> {
  await requireCourseAccess(db, caller, courseId).catch(async (error) => {
    throw error instanceof AppError && error.code === 'not-enrolled'
      ? await withCourseToEnrolIn(db, error, courseId)
      : error;
  });
  const [card, rows] = await Promise.all([queries.findCard(db, courseId), queries.findOutline(db, courseId)]);
  if (!card) throw new AppError('not-found', 'Course not found');
  return { ...cardOf(card), subjects: outlineOf(courseId, rows) };
}

/** The refusal with the course's card, so that the screen can offer to enrol. */
async function withCourseToEnrolIn(db: Db, error: AppError, courseId: string): Promise<AppError> {
  const card = await queries.findCard(db, courseId);
  return card ? new AppError(error.code, error.message, { extra: { course: cardOf(card) } }) : error;
}

type ChapterPlace = EndpointRequest<typeof contract.getStudentChapter>;

/** The chapter at a place, for those who may see its course. */
export async function chapterAt(db: Db, caller: Caller, { params, query }: ChapterPlace) {
  const { courseId, chapterIndex } = params;
  await requireCourseAccess(db, caller, courseId);
  const found = await queries.findChapterAt(db, {
    courseId,
    chapterIndex: Number(chapterIndex),
    subjectIndex: query.subjectIndex === undefined ? undefined : Number(query.subjectIndex),
  });
  if (!found) throw chapterNotFound();
  return found;
}

export async function readChapter(
  db: Db,
  caller: Caller,
  place: ChapterPlace,
): Promise<EndpointResponse<typeof contract.getStudentChapter>['chapter']> {
  const { chapter, subject, courseTitle } = await chapterAt(db, caller, place);
  const [subjectIndex, chapterIndex] = [subject.position, chapter.position];
  return {
    ...chapterHead(chapter, { courseId: chapter.courseId, subjectIndex, chapterIndex }),
    courseTitle,
    subjectTitle: subject.title,
    subjectIndex,
    chapterIndex,
    questions: (await queries.findAskedQuestions(db, chapter.id)).map(askedQuestion),
  };
}

export async function readProgress(
  db: Db,
  caller: Caller,
  courseId: string,
): Promise<contract.CourseProgress> {
  await requireCourseAccess(db, caller, courseId);
  return progressIn(db, caller.personId, courseId);
}

/** That a chapter was opened or studied. What of it counts is decided by our clock, not by the browser's. */
export async function reportStudy(
  db: Db,
  caller: Caller,
  { courseId, chapterId, timeSpent, minutes }: EndpointRequest<typeof contract.reportStudy>['body'],
  now: Date,
): Promise<EndpointResponse<typeof contract.reportStudy>> {
  const studentId = caller.personId;
  const visit = { studentId, courseId, chapterId };
  return inTransaction(db, async (tx) => {
    await queries.lockStudent(tx, studentId);
    await requireCourseAccess(tx, caller, courseId);
    const before = await progressIn(tx, studentId, courseId);
    if (!before.chapters.some((chapter) => chapter.chapterId === chapterId)) throw chapterNotFound();

    const known = await queries.findVisit(tx, visit);
    const counted = countMinutes({ claimed: minutes ?? timeSpent ?? 0, now, ...known });
    if (counted.countedUntil) {
      await queries.storeVisit(tx, { ...visit, openedAt: now, reportedAt: counted.countedUntil });
    }
    if (counted.minutes > 0) await queries.addMinutes(tx, visit, indiaDay(now), counted.minutes);

    const progress = await progressIn(tx, studentId, courseId);
    const isComplete = ({ completedChapters }: contract.CourseProgress) =>
      completedChapters.includes(chapterId);
    const completedChapter = isComplete(progress) && !isComplete(before);
    return {
      progress,
      countedMinutes: counted.minutes,
      completedChapter,
      completedCourse: completedChapter && progress.overallProgress === 100,
    };
  });
}

export async function resetProgress(db: Db, caller: Caller, courseId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await queries.lockStudent(tx, caller.personId);
    await requireCourseAccess(tx, caller, courseId);
    await queries.clearCourse(tx, caller.personId, courseId);
  });
}

function chapterNotFound(): AppError {
  return new AppError('not-found', 'Chapter not found');
}

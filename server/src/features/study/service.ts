import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { indiaDay } from '@sikhya/contract/india-day.ts';
import type * as contract from '@sikhya/contract/study.ts';
import { type Db, inTransaction } from '../../database/database.ts';
import { lockStudent } from '../../database/lock-student.ts';
import { AppError, chapterNotFound, courseNotFound } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import { JsonBytes } from '../../http/serve.ts';
import { toCourseCard } from '../catalogue/service.ts';
import { readWithCourseAccess, requireCourseAccess } from '../enrolment/service.ts';
import { findResetTime, getCourseProgress } from '../progress/service.ts';
import * as queries from './queries.ts';
import { countMinutes, isStudyFromBeforeReset } from './rules.ts';
import type { StudentCourses } from './student-courses.ts';
import { toStudentChapter, toStudentQuestion } from './to-response.ts';

type CourseResponse = JsonBytes<EndpointResponse<typeof contract.getStudentCourse>>;

/** Only the content of the course is cached. Access is checked at each request. */
export async function readCourse(
  db: Db,
  cache: StudentCourses,
  caller: Caller,
  { courseId, now }: { courseId: string; now: Date },
): Promise<CourseResponse> {
  const course = await readWithCourseAccess(db, caller, { courseId, now }, () => cache.find(courseId)).catch(
    async (error) => {
      throw error instanceof AppError && error.code === 'not-enrolled'
        ? await addCourseToError(db, error, courseId)
        : error;
    },
  );
  if (!course) throw courseNotFound();
  return new JsonBytes(course);
}

/** Adds the course to the error, so that the screen can offer to enrol. */
async function addCourseToError(db: Db, error: AppError, courseId: string): Promise<AppError> {
  const card = await queries.findCourseCard(db, courseId);
  return card ? new AppError(error.code, error.text, { extra: { course: toCourseCard(card) } }) : error;
}

type ChapterRequest = EndpointRequest<typeof contract.getStudentChapter> & { now: Date };

/** Throws if the caller has no access to the course. */
export async function findChapterByIndex(db: Db, caller: Caller, { params, query, now }: ChapterRequest) {
  const { courseId, chapterIndex } = params;
  const found = await readWithCourseAccess(db, caller, { courseId, now }, () =>
    queries.findChapterByIndex(db, {
      courseId,
      chapterIndex: Number(chapterIndex),
      subjectIndex: query.subjectIndex === undefined ? undefined : Number(query.subjectIndex),
    }),
  );
  if (!found) throw chapterNotFound();
  return found;
}

export async function readChapter(
  db: Db,
  caller: Caller,
  request: ChapterRequest,
): Promise<EndpointResponse<typeof contract.getStudentChapter>['chapter']> {
  const { chapter, subject, course, pdf } = await findChapterByIndex(db, caller, request);
  const [subjectIndex, chapterIndex] = [subject.position, chapter.position];
  return {
    ...toStudentChapter({ chapter, pdf }, { courseId: chapter.courseId, subjectIndex, chapterIndex }),
    courseTitle: course.title,
    subjectTitle: subject.title,
    odiaTitles: { courseTitle: course.odia?.title ?? null, subjectTitle: subject.odia?.title ?? null },
    subjectIndex,
    chapterIndex,
    questions: (await queries.findQuestions(db, chapter.id)).map(toStudentQuestion),
  };
}

export async function readProgress(
  db: Db,
  caller: Caller,
  { courseId, now }: { courseId: string; now: Date },
): Promise<contract.CourseProgress> {
  return readWithCourseAccess(db, caller, { courseId, now }, () =>
    getCourseProgress(db, caller.personId, courseId),
  );
}

/** More than the windows and devices of a student that can have a report without a response at the same time. */
const MAX_REPORT_IDS = 10;

/** Records that a chapter was opened or studied. Only the server's clock decides how many minutes count. */
export async function reportStudy(
  db: Db,
  caller: Caller,
  {
    courseId,
    chapterId,
    timeSpent,
    minutes,
    secondsAgo = 0,
    reportId,
  }: EndpointRequest<typeof contract.reportStudy>['body'],
  now: Date,
): Promise<EndpointResponse<typeof contract.reportStudy>> {
  const studentId = caller.personId;
  const visit = { studentId, courseId, chapterId };
  return inTransaction(db, async (tx) => {
    await lockStudent(tx, studentId);
    await requireCourseAccess(tx, caller, courseId, now);
    const before = await getCourseProgress(tx, studentId, courseId);
    if (!before.chapters.some((chapter) => chapter.chapterId === chapterId)) throw chapterNotFound();

    const { reportIds, ...earlier } = await queries.findVisit(tx, visit);
    const resetAt = await findResetTime(tx, studentId, courseId);
    const endedAt = new Date(now.getTime() - secondsAgo * 1000);
    const isRepeated = reportId !== undefined && reportIds.includes(reportId);
    const counted =
      isRepeated || isStudyFromBeforeReset(endedAt, resetAt, now)
        ? { minutes: 0, countedUntil: null }
        : countMinutes({ claimed: minutes ?? timeSpent ?? 0, now, endedAt, ...earlier });
    if (counted.countedUntil) {
      await queries.storeVisit(tx, {
        ...visit,
        openedAt: now,
        reportedAt: counted.countedUntil,
        reportIds: reportId === undefined ? reportIds : [reportId, ...reportIds].slice(0, MAX_REPORT_IDS),
      });
    }
    if (counted.minutes > 0) await queries.addMinutes(tx, visit, indiaDay(endedAt), counted.minutes);

    const progress = await getCourseProgress(tx, studentId, courseId);
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

export async function resetProgress(db: Db, caller: Caller, courseId: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockStudent(tx, caller.personId);
    await requireCourseAccess(tx, caller, courseId, now);
    await queries.deleteProgress(tx, caller.personId, courseId, now);
  });
}

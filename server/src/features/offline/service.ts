import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type * as contract from '@sikhya/contract/offline.ts';
import { PDF_VIEWER_PATH } from '@sikhya/contract/study.ts';
import type { Db } from '../../database/database.ts';
import { isId, newId } from '../../database/new-id.ts';
import { chapterNotFound } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import { type Paper, toStudentQuestion } from '../attempts/service.ts';
import { listOpenCourseIds, requireCourseAccess } from '../enrolment/service.ts';
import { freezePaper, getSecondsAllowed } from '../mock-test/service.ts';
import type { Permits } from './permits.ts';
import { type ChapterRow, findChapters } from './queries.ts';
import { getLeaseEnd } from './rules.ts';

export type OfflineDependencies = {
  db: Db;
  now: () => Date;
  permits: Permits;
  getDataKey: (studentId: string, chapterId: string) => string;
};

export async function takeChapterAlong(
  dependencies: OfflineDependencies,
  caller: Caller,
  { courseId, chapterId }: EndpointRequest<typeof contract.takeChapterAlong>['body'],
): Promise<EndpointResponse<typeof contract.takeChapterAlong>> {
  const { db } = dependencies;
  const now = dependencies.now();
  await requireCourseAccess(db, caller, courseId, now);
  const [row] = isId(chapterId) ? await findChapters(db, [chapterId]) : [];
  if (row?.chapter.courseId !== courseId) throw chapterNotFound();
  const paper = await findPaper(db, row);
  const permit = paper && (await issuePermit(dependencies, caller, { row, paper, now }));
  return {
    chapter: {
      ...createLease(dependencies, caller, row, now),
      document: row.pdf && { url: getDocumentUrl(row), bytes: row.pdf.bytes, version: row.pdf.sha256 },
      test: paper && permit && { ...permit, intro: toIntro(row, paper), questions: toQuestions(paper) },
    },
    now: now.toISOString(),
  };
}

/** Without access, and for chapters that no longer exist, there is no lease in the response. */
export async function renewLeases(
  dependencies: OfflineDependencies,
  caller: Caller,
  { chapters }: EndpointRequest<typeof contract.renewLeases>['body'],
): Promise<EndpointResponse<typeof contract.renewLeases>> {
  const { db } = dependencies;
  const now = dependencies.now();
  const ids = chapters.map(({ chapterId }) => chapterId).filter(isId);
  const open = new Set(await listOpenCourseIds(db, caller.personId, now));
  const rows = (await findChapters(db, ids)).filter(({ chapter }) => open.has(chapter.courseId));
  const leases = [];
  for (const row of rows) {
    const paper = await findPaper(db, row);
    leases.push({
      ...createLease(dependencies, caller, row, now),
      version: row.pdf?.sha256 ?? null,
      test: paper && (await issuePermit(dependencies, caller, { row, paper, now })),
    });
  }
  return { leases, now: now.toISOString() };
}

function createLease(
  { getDataKey }: OfflineDependencies,
  { personId }: Caller,
  { chapter: { id: chapterId, courseId } }: ChapterRow,
  now: Date,
) {
  const endsAt = getLeaseEnd(now).toISOString();
  return { courseId, chapterId, key: getDataKey(personId, chapterId), endsAt };
}

/** Null for a chapter without questions. */
async function findPaper(db: Db, { chapter }: ChapterRow): Promise<Paper | null> {
  return chapter.totalQuestions > 0 ? freezePaper(db, chapter.courseId, chapter.id) : null;
}

async function issuePermit(
  { permits }: OfflineDependencies,
  { personId: studentId }: Caller,
  { row, paper, now }: { row: ChapterRow; paper: Paper; now: Date },
) {
  const { id: chapterId, courseId } = row.chapter;
  const attemptId = newId(now.getTime());
  const paperId = paper.id;
  const permit = await permits.issue({ attemptId, studentId, courseId, chapterId, paperId, issuedAt: now });
  return { permit, attemptId, paperId };
}

const toQuestions = ({ questions }: Paper) => questions.map((question) => toStudentQuestion(question, null));

function toIntro({ chapter, subject, course }: ChapterRow, { questions }: Paper) {
  return {
    courseId: chapter.courseId,
    chapterId: chapter.id,
    courseTitle: course.title,
    subjectTitle: subject.title,
    chapterTitle: chapter.title,
    odiaTitles: {
      courseTitle: course.odia?.title ?? null,
      subjectTitle: subject.odia?.title ?? null,
      chapterTitle: chapter.odia?.title ?? null,
    },
    subjectIndex: subject.position,
    chapterIndex: chapter.position,
    totalQuestions: questions.length,
    secondsAllowed: getSecondsAllowed(questions.length),
    passingPercent: MOCK_TEST.passingPercent,
  };
}

function getDocumentUrl({ chapter, subject }: ChapterRow): string {
  return PDF_VIEWER_PATH.replace(':courseId', chapter.courseId)
    .replace(':subjectIndex', String(subject.position))
    .replace(':chapterIndex', String(chapter.position));
}

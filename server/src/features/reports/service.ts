import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { findFileId } from '@sikhya/contract/files.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { toMarks } from '@sikhya/contract/marks.ts';
import { totalPages } from '@sikhya/contract/pagination.ts';
import type * as contract from '@sikhya/contract/reports.ts';
import { MAX_REPORTS_PER_DAY, type Report, type ReportedTest } from '@sikhya/contract/reports.ts';
import { isSlug } from '@sikhya/contract/slug.ts';
import type { Db, Tx } from '../../database/database.ts';
import { lockStudent } from '../../database/lock-student.ts';
import { isId } from '../../database/new-id.ts';
import { AppError, courseNotFound } from '../../errors.ts';
import { findResult, lockQuestion, NO_ANSWER, type ResultRow, readPaper } from '../attempts/service.ts';
import { areResultsReleased, readStudentExam } from '../exams/service.ts';
import { questionImageUrl } from '../files/service.ts';
import * as queries from './queries.ts';
import { texts } from './texts.ts';

/** Reports for students: reporting questions, and reading the decisions. */

const DAY_MS = 86_400_000;

type ReportBody = EndpointRequest<typeof contract.createReport>['body'];

/** A second report of the same question replaces the first, until somebody has decided. */
export async function createReport(
  tx: Tx,
  studentId: string,
  { questionId, resultId, kind, language, text, picture }: ReportBody,
  now: Date,
): Promise<Report> {
  const result = isId(resultId) ? await findResult(tx, studentId, { id: resultId }) : undefined;
  const question = result && (await findReviewedQuestion(tx, result, questionId, now));
  if (!result || !question) throw new AppError('not-found', message(texts.questionNotFound));
  if (kind === 'translation' && !language) throw new AppError('invalid', message(texts.languageNeeded));
  await refuseTooMany(tx, studentId, questionId, now);
  const imageId = picture ? findFileId(picture) : null;
  if (imageId && !(await queries.lockPicture(tx, imageId, studentId)))
    throw new AppError('invalid', message(texts.pictureMissing));
  await lockQuestion(tx, questionId);
  const { id: caseId } = await queries.openCase(tx, {
    questionId,
    paperId: result.paperId,
    testId: result.testId,
    courseId: result.courseId,
    correctAnswer: question.correctAnswer,
    reportedAt: now,
  });
  const report = { caseId, studentId, resultId, kind, text, imageId, reportedAt: now };
  const id = await queries.storeReport(tx, {
    ...report,
    language: kind === 'translation' ? (language ?? null) : null,
  });
  return toReport(await queries.findReport(tx, id, now));
}

/** Only questions of a review can be reported: an exam must be released, and answers without an attempt show no others. */
async function findReviewedQuestion(tx: Tx, result: ResultRow, questionId: string, now: Date) {
  if (result.courseId === null && !(await areResultsReleased(tx, result.testId, now))) return undefined;
  const { questions } = await readPaper(tx, result.paperId);
  const position = questions.findIndex(({ _id }) => _id === questionId);
  const isAnswered = (result.answers[position] ?? NO_ANSWER) !== NO_ANSWER;
  return result.attemptId !== null || isAnswered ? questions[position] : undefined;
}

async function refuseTooMany(tx: Tx, studentId: string, questionId: string, now: Date): Promise<void> {
  await lockStudent(tx, studentId);
  const since = new Date(now.getTime() - DAY_MS);
  if ((await queries.countRecentReports(tx, studentId, since, questionId)) < MAX_REPORTS_PER_DAY) return;
  throw new AppError('too-many', message(texts.tooManyReports, { max: String(MAX_REPORTS_PER_DAY) }), {
    retryAfterSeconds: 3600,
  });
}

export async function listReports(
  db: Db,
  studentId: string,
  { page, limit }: EndpointRequest<typeof contract.listReports>['query'],
  now: Date,
): Promise<EndpointResponse<typeof contract.listReports>> {
  const [rows, totalReports] = await Promise.all([
    queries.findReports(db, studentId, now, { limit, offset: (page - 1) * limit }),
    queries.countReports(db, studentId),
  ]);
  return {
    reports: rows.map(toReport),
    pagination: { currentPage: page, totalPages: totalPages(totalReports, limit), totalReports },
  };
}

/** The decision is hidden while the exam is not released: its reason may name the right answer. */
function toReport(row: queries.ReportRow): Report {
  const { decision, reason, decidedAt } = row;
  return {
    _id: row.id,
    questionId: row.questionId,
    resultId: row.resultId,
    kind: row.kind,
    language: row.language,
    text: row.text,
    picture: row.imageId && questionImageUrl(row.imageId),
    reportedAt: row.reportedAt.toISOString(),
    question: row.question?.question ?? '',
    odiaQuestion: row.question?.odia?.question ?? null,
    test: toReportedTest(row),
    decision:
      decision && decidedAt && row.isReleased
        ? { kind: decision, reason, decidedAt: decidedAt.toISOString() }
        : null,
  };
}

type TestRow = {
  testId: string;
  courseId: string | null;
  title: string;
  odiaTitle: string | null;
  courseTitle: string;
  odiaCourseTitle: string | null;
};

export function toReportedTest(row: TestRow): ReportedTest {
  return {
    kind: row.courseId === null ? 'exam' : 'chapter',
    _id: row.testId,
    courseId: row.courseId,
    title: row.title,
    courseTitle: row.courseTitle,
    odiaTitles: { title: row.odiaTitle, courseTitle: row.odiaCourseTitle },
  };
}

export async function listScoreChanges(
  db: Db,
  studentId: string,
  limit: number,
  now: Date,
): Promise<EndpointResponse<typeof contract.listScoreChanges>> {
  const [rows, totalNew] = await Promise.all([
    queries.findScoreChanges(db, studentId, now, limit),
    queries.countNewScoreChanges(db, studentId, now),
  ]);
  const toMarksOrNull = (marks: number | null) => (marks === null ? null : toMarks(marks));
  const changes = rows.map((row) => ({
    resultId: row.resultId,
    test: toReportedTest(row),
    attemptNumber: row.attemptNumber,
    from: row.oldScore,
    to: row.newScore,
    fromMarks: toMarksOrNull(row.oldMarks),
    toMarks: toMarksOrNull(row.newMarks),
    wasPassed: row.wasPassed,
    isPassed: row.isPassed,
    at: new Date(row.changedAt).toISOString(),
    reason: row.reason,
    isNew: row.isNew,
  }));
  return { changes, totalNew };
}

export const markScoreChangesSeen = queries.markSeen;

type CorrectionList = EndpointResponse<typeof contract.listCourseCorrections>;

export async function listCourseCorrections(db: Db, slug: string): Promise<CorrectionList> {
  const courseId = isSlug(slug) ? await queries.findListedCourse(db, slug) : undefined;
  if (!courseId) throw courseNotFound();
  return toCorrectionList(await queries.findListedCorrections(db, { courseId }));
}

/** Empty before the release, because a reason may name the right answer. */
export async function listExamCorrections(
  db: Db,
  studentId: string,
  examId: string,
  now: Date,
): Promise<CorrectionList> {
  await readStudentExam(db, studentId, examId, now);
  if (!(await areResultsReleased(db, examId, now))) return { corrections: [] };
  return toCorrectionList(await queries.findListedCorrections(db, { examId }));
}

function toCorrectionList(rows: Awaited<ReturnType<typeof queries.findListedCorrections>>): CorrectionList {
  return {
    corrections: rows.map(({ id, odiaTitle, decidedAt, ...row }) => ({
      ...row,
      _id: id,
      odiaTitles: { title: odiaTitle },
      decidedAt: decidedAt.toISOString(),
    })),
  };
}

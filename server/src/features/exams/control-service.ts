import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import * as contract from '@sikhya/contract/exam-control.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { toMarks } from '@sikhya/contract/marks.ts';
import { totalPages } from '@sikhya/contract/pagination.ts';
import { hasPermission } from '@sikhya/contract/permissions.ts';
import { studentSearchWords } from '@sikhya/contract/student-search-key.ts';
import type { Db } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import { getMaximum, getRightOptions, readCurrentPaper, readPaper } from '../attempts/service.ts';
import { analyseQuestions, readResultAnswers } from '../question-bank/service.ts';
import * as queries from './control-queries.ts';
import { type ExamRow, findExam } from './queries.ts';
import { createNotFoundError } from './read-exam.ts';
import { texts } from './texts.ts';

/** Lets admins watch and change an exam while students take it, and after it. */

const SECOND_MS = 1000;
/** Students save every 15 seconds, so that hardly anybody saves twice in this time. */
const RECENT_SECONDS = 10;

const canSeeNames = ({ adminRole }: Caller) => hasPermission(adminRole, 'students.read');

export async function readLive(
  db: Db,
  caller: Caller,
  examId: string,
  now: Date,
): Promise<EndpointResponse<typeof contract.getExamLive>> {
  const exam = await requireExam(db, examId);
  const before = (seconds: number) => new Date(now.getTime() - seconds * SECOND_MS);
  const times = {
    now,
    activeSince: before(contract.ACTIVE_SECONDS),
    silentSince: before(contract.SILENT_SECONDS),
    recentSince: before(RECENT_SECONDS),
  };
  const [counts, silent, leftPage] = await Promise.all([
    queries.countLive(db, examId, times),
    queries.findRunning(db, examId, times, 'silence'),
    queries.findRunning(db, examId, times, 'left-page'),
  ]);
  const { recent, silent: silentTotal, ...rest } = counts;
  const toAttempt = (row: queries.LiveRow) => toLiveAttempt(row, canSeeNames(caller));
  return {
    exam: toExamHead(exam),
    now: now.toISOString(),
    ...rest,
    savesPerMinute: recent * (60 / RECENT_SECONDS),
    silentTotal,
    silent: silent.map(toAttempt),
    leftPage: leftPage.map(toAttempt),
  };
}

export async function listResults(
  db: Db,
  caller: Caller,
  examId: string,
  { page, limit, search, sort }: EndpointRequest<typeof contract.listExamResults>['query'],
): Promise<EndpointResponse<typeof contract.listExamResults>> {
  const exam = await requireExam(db, examId);
  const hasNames = canSeeNames(caller);
  // a search would reveal who has taken the exam
  if (search !== '' && !hasNames) throw new AppError('forbidden', message(texts.namesNotAllowed));
  const words = studentSearchWords(search);
  const [rows, totalResults, paper] = await Promise.all([
    queries.findResults(db, examId, { words, sort, limit, offset: (page - 1) * limit }),
    queries.countResults(db, examId, words),
    exam.paperId ? readPaper(db, exam.paperId) : null,
  ]);
  return {
    exam: toExamHead(exam),
    maximum: paper?.rules ? toMarks(getMaximum(paper.questions, paper.rules)) : 0,
    sections: (paper?.rules?.sections ?? []).map(({ title, odiaTitle }) => ({ title, odiaTitle })),
    results: rows.map((row) => toResultRow(row, hasNames)),
    pagination: { currentPage: page, totalPages: totalPages(totalResults, limit), totalResults },
  };
}

/** As many as the item analysis counts. */
const MAX_COUNTED_RESULTS = 5000;

export async function readAnalysis(
  db: Db,
  examId: string,
): Promise<EndpointResponse<typeof contract.getExamAnalysis>> {
  const exam = await requireExam(db, examId);
  const paper = exam.paperId ? await readCurrentPaper(db, exam.paperId) : null;
  const results = await readResultAnswers(db, examId, MAX_COUNTED_RESULTS);
  const analyses = new Map(analyseQuestions(results).map((analysis) => [analysis._id, analysis]));
  const sections = paper?.rules?.sections.flatMap(({ totalQuestions }, section) =>
    Array.from({ length: totalQuestions }, () => section),
  );
  return {
    exam: toExamHead(exam),
    countedResults: results.length,
    questions: (paper?.questions ?? []).map((asked, index) => {
      const { _id, question, options, odia } = asked;
      const analysis = analyses.get(_id);
      return {
        _id,
        section: sections?.[index] ?? 0,
        question,
        options,
        odia: odia ?? null,
        correctAnswer: getRightOptions(asked)[0]!,
        shareRight: analysis?.shareRight ?? null,
        discrimination: analysis?.discrimination ?? null,
        chosen: options.map((_, option) => analysis?.chosen[option] ?? 0),
        unanswered: analysis?.unanswered ?? 0,
      };
    }),
  };
}

export async function requireExam(db: Db, examId: string): Promise<ExamRow> {
  const exam = isId(examId) ? await findExam(db, examId) : undefined;
  if (!exam) throw createNotFoundError();
  return exam;
}

function toExamHead(exam: ExamRow): contract.ExamHead {
  const toText = (date: Date | null) => date?.toISOString() ?? null;
  return {
    _id: exam.id,
    title: exam.title,
    odiaTitles: { title: exam.odia?.title ?? null },
    opensAt: toText(exam.opensAt),
    closesAt: toText(exam.closesAt),
    releaseAt: toText(exam.releaseAt),
    cancelledAt: toText(exam.cancelledAt),
  };
}

type Student = { studentId: string | null; name: string; email: string };

const toStudent = ({ studentId, name, email }: Student, hasNames: boolean) =>
  hasNames && studentId ? { _id: studentId, name, email } : null;

function toLiveAttempt(row: queries.LiveRow, hasNames: boolean): contract.LiveAttempt {
  const { attemptId, startedAt, savedAt, deadline, leftPage } = row;
  return {
    attemptId,
    student: toStudent(row, hasNames),
    startedAt: startedAt.toISOString(),
    savedAt: savedAt?.toISOString() ?? null,
    deadline: deadline.toISOString(),
    leftPage,
  };
}

function toResultRow(row: queries.ResultRow, hasNames: boolean): contract.ExamResultRow {
  return {
    _id: row.id,
    student: toStudent(row, hasNames),
    attemptNumber: row.attemptNumber ?? 1,
    score: toMarks(row.marks ?? 0),
    percent: row.percent,
    sectionScores: (row.sectionMarks ?? []).map(toMarks),
    timeSpentSeconds: row.timeSpentSeconds,
    completedAt: row.completedAt.toISOString(),
    leftPage: row.leftPage,
  };
}

import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { type ExamResult, handedInExam } from '@sikhya/contract/exam-result.ts';
import { type ExamRules, getSectionRanges } from '@sikhya/contract/exam-rules.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { toMarks } from '@sikhya/contract/marks.ts';
import type { getExamResult } from '@sikhya/contract/student-exams.ts';
import type * as z from 'zod/mini';
import type { Db } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { createStringifier, JsonBytes } from '../../http/serve.ts';
import * as attempts from '../attempts/service.ts';
import { type QuestionFacts, readQuestionFacts } from './question-facts.ts';
import { getBestAndAverage, getHistogram, getStanding, type MarkCount } from './ranks.ts';
import * as queries from './result-queries.ts';
import { isReleased } from './rules.ts';
import { texts } from './texts.ts';
import { countTopics } from './topics.ts';

type ResultResponse = EndpointResponse<typeof getExamResult>;

/** The result of the first attempt, or of another one. Before the release it says only when that is. */
export async function readExamResult(
  db: Db,
  studentId: string,
  examId: string,
  { attemptNumber }: EndpointRequest<typeof getExamResult>['query'],
  now: Date,
): Promise<ResultResponse> {
  const key = { examId, studentId, attemptNumber: Number(attemptNumber ?? 1) };
  const row = isId(examId) ? await queries.findExamResult(db, key) : undefined;
  if (!row) throw new AppError('not-found', message(texts.noResult));
  return toResultResponse(db, row, now);
}

const stringifyHandedIn = createStringifier(handedInExam);

/** The response to the hand-in of an exam. */
export async function readHandedInExam(
  db: Db,
  row: attempts.ResultRow,
  now: Date,
): Promise<JsonBytes<z.output<typeof handedInExam>>> {
  const exam = { examId: row.testId, completedAt: row.completedAt.toISOString() };
  const response = { exam, ...(await toResultResponse(db, row, now)) };
  return new JsonBytes(Buffer.from(stringifyHandedIn(response)));
}

async function toResultResponse(db: Db, row: attempts.ResultRow, now: Date): Promise<ResultResponse> {
  const release = await queries.findRelease(db, row.testId, now);
  const releaseAt = release?.releaseAt?.toISOString() ?? null;
  if (!release || release.cancelledAt || !isReleased(release.releaseAt, now))
    return { result: null, releaseAt, review: [] };
  const [{ rules, ...frozen }, counts, facts, scoreChanges] = await Promise.all([
    attempts.readPaper(db, row.paperId, row.correctionNumber),
    queries.findMarkCounts(db, row.testId),
    readQuestionFacts(db, row.testId),
    attempts.listScoreChanges(db, row),
  ]);
  if (!rules) throw new Error(`the paper ${frozen.id} of an exam has no rules`);
  const { cutOffs } = release;
  const comparison = { counts, facts, cutOffs, scoreChanges };
  return { ...toResultWithReview(row, { ...frozen, rules }, comparison), releaseAt };
}

/** Whether students may see the results and answers of the exam now. */
export async function areResultsReleased(db: Db, examId: string, now: Date): Promise<boolean> {
  const release = await queries.findRelease(db, examId, now);
  return release !== undefined && !release.cancelledAt && isReleased(release.releaseAt, now);
}

export type ExamPaper = attempts.Paper & { rules: ExamRules };

type Comparison = {
  /** By section; -1 is the whole exam. */
  counts: ReadonlyMap<number, readonly MarkCount[]>;
  facts: QuestionFacts;
  /** In twelfths. */
  cutOffs: readonly { category: string; marks: number }[];
  scoreChanges: ExamResult['scoreChanges'];
};

export function toResultWithReview(
  row: attempts.ResultRow,
  paper: ExamPaper,
  { counts, facts, cutOffs, scoreChanges }: Comparison,
): Pick<ResultResponse, 'result' | 'review'> {
  return {
    result: {
      ...toResult(row, paper, counts),
      topics: countTopics(paper, facts, listOutcomes(row, paper), listMarks(row, paper)),
      cutOffs: cutOffs.map(({ category, marks }) => ({ category, marks: toMarks(marks) })),
      scoreChanges,
    },
    review: toReview(row, paper, facts),
  };
}

function toResult(
  row: attempts.ResultRow,
  paper: ExamPaper,
  counts: Comparison['counts'],
): Omit<ExamResult, 'cutOffs' | 'topics' | 'scoreChanges'> {
  const { questions, rules } = paper;
  const marks = row.marks ?? 0;
  const maximums = attempts.getSectionMaximums(questions, rules.sections);
  const maximum = maximums.reduce((total, value) => total + value, 0);
  const countsOf = (section: number) => counts.get(section) ?? [];
  const total = countsOf(-1);
  const standing = row.attemptNumber === 1 ? getStanding(total, marks) : undefined;
  const sections = rules.sections.map((section, index) => {
    const own = row.sectionMarks?.[index] ?? 0;
    return {
      title: section.title,
      odiaTitle: section.odiaTitle,
      score: toMarks(own),
      maximum: toMarks(maximums[index]!),
      ...countAnswers(row, paper, index),
      rank: standing ? (getStanding(countsOf(index), own)?.rank ?? null) : null,
    };
  });
  const sum = (field: 'right' | 'wrong' | 'empty') =>
    sections.reduce((all, section) => all + section[field], 0);
  const bestAndAverage = getBestAndAverage(total);
  return {
    _id: row.id,
    examId: row.testId,
    title: row.chapterTitle,
    odiaTitle: row.odiaTitles.chapterTitle,
    attemptNumber: row.attemptNumber ?? 1,
    completedAt: row.completedAt.toISOString(),
    timeSpent: row.timeSpentSeconds,
    score: toMarks(marks),
    maximum: toMarks(maximum),
    percent: row.score,
    passed: rules.passPercent > 0 ? row.score >= rules.passPercent : null,
    lost: toMarks(countLost(row, paper)),
    right: sum('right'),
    wrong: sum('wrong'),
    empty: sum('empty'),
    sections,
    rank: standing?.rank ?? null,
    percentile: standing?.percentile ?? null,
    takers: total.reduce((all, { takers }) => all + takers, 0),
    best: bestAndAverage?.best ?? null,
    average: bestAndAverage?.average ?? null,
    histogram: getHistogram(total, maximum),
  };
}

/** A question whose marks a correction gives counts as right. */
function countAnswers(row: attempts.ResultRow, paper: ExamPaper, section: number) {
  const { from, to } = getSectionRanges(paper.rules.sections)[section]!;
  const outcomes = listOutcomes(row, paper).slice(from, to);
  const empty = outcomes.filter((outcome) => outcome === 'empty').length;
  const right = outcomes.filter(attempts.isRight).length;
  return { right, wrong: outcomes.length - empty - right, empty };
}

/** In the order of the paper. */
function listOutcomes(row: attempts.ResultRow, { questions }: ExamPaper) {
  const languages = attempts.listPaperLanguages(row.shownLanguages, row, questions.length);
  return questions.map((question, position) =>
    attempts.getOutcome(question, row.answers[position] ?? attempts.NO_ANSWER, languages[position] ?? null),
  );
}

/** The marks that were lost to answers with negative marks, in twelfths. */
function countLost(row: attempts.ResultRow, paper: ExamPaper): number {
  const below = listMarks(row, paper).filter((marks) => marks < 0);
  return -below.reduce((total, marks) => total + marks, 0) || 0;
}

function listMarks(row: attempts.ResultRow, { questions, rules }: ExamPaper): number[] {
  const languages = attempts.listPaperLanguages(row.shownLanguages, row, questions.length);
  return attempts.listMarks(questions, rules, row.answers, languages);
}

function toReview(row: attempts.ResultRow, paper: ExamPaper, facts: QuestionFacts): ResultResponse['review'] {
  const marks = listMarks(row, paper);
  const sections = getSectionRanges(paper.rules.sections).flatMap(({ from, to }, section) =>
    Array.from({ length: to - from }, () => section),
  );
  return attempts.listReview(paper, row).map(({ position, ...question }) => ({
    ...question,
    marks: toMarks(marks[position]!),
    section: sections[position]!,
    medianSeconds: facts.get(question._id)?.medianSeconds ?? null,
  }));
}

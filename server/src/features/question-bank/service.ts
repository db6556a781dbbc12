import { toDuplicateKey } from '@sikhya/contract/course-checks.ts';
import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type * as contract from '@sikhya/contract/question-bank.ts';
import type { BankQuestion } from '@sikhya/contract/question-bank.ts';
import { getDifficulty } from '@sikhya/contract/question-bank.ts';
import { searchKey } from '@sikhya/contract/search-key.ts';
import type { Db } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { questionImageUrl } from '../files/service.ts';
import { drawQuestions } from './drawing.ts';
import * as queries from './queries.ts';
import { readResultAnswers } from './result-answers.ts';
import { analyseQuestions } from './rules.ts';
import * as statistics from './statistics-queries.ts';

export { readResultAnswers } from './result-answers.ts';
export { analyseQuestions } from './rules.ts';

/** Longer searches are cut: each word costs time. */
const MAX_SEARCH_LENGTH = 100;

export async function listQuestions(
  db: Db,
  { search, limit, ...query }: EndpointRequest<typeof contract.listBankQuestions>['query'],
): Promise<EndpointResponse<typeof contract.listBankQuestions>> {
  const filter = { ...query, searchKey: searchKey(search).slice(0, MAX_SEARCH_LENGTH).trim() };
  if (!areIds(filter)) return { questions: [], next: null };
  const rows = await queries.findQuestions(db, filter, limit + 1);
  const page = rows.slice(0, limit);
  return { questions: page.map(toBankQuestion), next: rows.length > limit ? page.at(-1)!.id : null };
}

type Ids = Pick<queries.BankFilter, 'courseId' | 'chapterId' | 'examId'> & { after?: string };

/** An id that no row can have matches nothing. */
const areIds = ({ courseId, chapterId, examId, after = '' }: Ids) =>
  [courseId, chapterId, examId, after].every((id) => id === '' || isId(id));

export async function listFilters(
  db: Db,
  courseId: string,
): Promise<EndpointResponse<typeof contract.listBankFilters>> {
  const [tags, chapters] = await Promise.all([
    queries.findTags(db),
    isId(courseId) ? queries.findChapters(db, courseId) : [],
  ]);
  return { tags, chapters: chapters.map(toTitles) };
}

export async function listExams(db: Db): Promise<EndpointResponse<typeof contract.listBankExams>> {
  return { exams: (await queries.findExams(db)).map(toTitles) };
}

const toTitles = ({ id, title, odiaTitle }: queries.TitleRow) => ({
  _id: id,
  title,
  odiaTitles: { title: odiaTitle },
});

/** The sample of a row is larger than its count, because duplicates are left out and hard questions come first. */
const MAX_SAMPLE = 5000;

export async function drawByBlueprint(
  db: Db,
  { rows, ids, texts }: EndpointRequest<typeof contract.drawBankQuestions>['body'],
): Promise<EndpointResponse<typeof contract.drawBankQuestions>> {
  const taken = { ids: new Set(ids), texts: new Set(texts.map((text) => toDuplicateKey(text, null))) };
  const drawn = [];
  // one after the other, because a row must not draw what the one before has
  for (const { count, hardPercent, ...source } of rows) {
    const filter = { ...source, searchKey: '', difficulty: 'any', use: 'any', after: '' } as const;
    const candidates = areIds(source) ? await queries.findRandomQuestions(db, filter, MAX_SAMPLE) : [];
    const questions = drawQuestions(candidates, { count, hardPercent }, taken);
    const hard = questions.filter(({ shareRight }) => getDifficulty(shareRight) === 'hard').length;
    drawn.push({ questions: questions.map(toBankQuestion), hard });
  }
  return { rows: drawn };
}

function toBankQuestion(row: queries.BankRow): BankQuestion {
  const { id, imageId, courseId, courseTitle, chapterId, chapterTitle, examId, examTitle } = row;
  return {
    _id: id,
    question: row.question,
    questionImage: imageId && questionImageUrl(imageId),
    options: row.options,
    correctAnswer: row.correctAnswer,
    explanation: row.explanation,
    odia: row.odia,
    tags: row.tags,
    originId: row.originId,
    chapter:
      courseId === null
        ? null
        : {
            courseId,
            courseTitle: courseTitle ?? '',
            chapterId: chapterId ?? '',
            chapterTitle: chapterTitle ?? '',
            odiaTitles: { courseTitle: row.odiaCourseTitle, chapterTitle: row.odiaChapterTitle },
          },
    exam:
      examId === null
        ? null
        : { _id: examId, title: examTitle ?? '', odiaTitles: { title: row.odiaExamTitle } },
    results: row.results,
    shareRight: row.shareRight,
    discrimination: row.discrimination,
    exams: row.exams,
  };
}

const BATCH = 100;
/** More results would hardly change the figures. */
const MAX_RESULTS_PER_TEST = 2000;
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Counts the answers of all tests that have new results. */
export async function countStatistics(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  let last = NO_ID;
  while (!signal.aborted) {
    const tests = await statistics.findChangedTests(db, last, BATCH);
    for (const testId of tests) {
      if (signal.aborted) return;
      const results = await readResultAnswers(db, testId, MAX_RESULTS_PER_TEST);
      await statistics.storeStatistics(db, testId, analyseQuestions(results), now);
    }
    if (tests.length < BATCH) return;
    last = tests.at(-1)!;
  }
}

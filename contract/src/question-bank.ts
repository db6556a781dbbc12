import * as z from 'zod/mini';
import { ADMIN_PAGE_SIZES } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { id } from './input-fields.ts';
import { problem, problems } from './issue.ts';
import { odiaQuestionOrNull, odiaTitle } from './odia-version.ts';
import { pageLimitFrom } from './pagination.ts';
import { line, rawText } from './text.ts';

/** All questions of published courses and of exams, for finding and copying them. */

/** How hard a question is, by the share of students who answer it rightly. */
export const DIFFICULTIES = ['easy', 'medium', 'hard', 'unknown'] as const;

export type Difficulty = (typeof DIFFICULTIES)[number];

const EASY_FROM = 0.7;
const HARD_BELOW = 0.4;

export const DIFFICULTY_LIMITS = { easyFrom: EASY_FROM, hardBelow: HARD_BELOW };

export function getDifficulty(shareRight: number | null): Difficulty {
  if (shareRight === null) return 'unknown';
  if (shareRight < HARD_BELOW) return 'hard';
  return shareRight < EASY_FROM ? 'medium' : 'easy';
}

const bankQuestion = z.object({
  _id: z.string(),
  question: z.string(),
  questionImage: z.nullable(z.string()),
  options: z.array(z.string()),
  correctAnswer: z.int(),
  explanation: z.string(),
  odia: odiaQuestionOrNull,
  tags: z.array(z.string()),
  /** The question that this one was copied from. */
  originId: z.nullable(z.string()),
  /** Set for a question of a course. */
  chapter: z.nullable(
    z.object({
      courseId: z.string(),
      courseTitle: z.string(),
      chapterId: z.string(),
      chapterTitle: z.string(),
      odiaTitles: z.object({ courseTitle: odiaTitle, chapterTitle: odiaTitle }),
    }),
  ),
  /** Set for a question of an exam. */
  exam: z.nullable(
    z.object({ _id: z.string(), title: z.string(), odiaTitles: z.object({ title: odiaTitle }) }),
  ),
  /** How many results were counted, and what they say; null before the first. */
  results: z.int(),
  shareRight: z.nullable(z.number()),
  discrimination: z.nullable(z.number()),
  /** In how many exams the question or a copy of it is. */
  exams: z.int(),
});

export type BankQuestion = z.output<typeof bankQuestion>;

const source = {
  courseId: z._default(id, ''),
  chapterId: z._default(id, ''),
  examId: z._default(id, ''),
  tag: z._default(line(100), ''),
};

export const listBankQuestions = endpoint({
  method: 'GET',
  path: '/api/admin/question-bank',
  access: 'admin',
  permission: 'exams.read',
  summary: 'Find questions of all courses and exams, the newest first',
  query: z.object({
    ...source,
    /** Words of the question in either language. */
    search: z._default(line(200), ''),
    difficulty: z._default(z.enum([...DIFFICULTIES, 'any']), 'any'),
    /** Whether the question or a copy of it is in an exam. */
    use: z._default(z.enum(['any', 'used', 'never']), 'any'),
    /** The last id of the page before; empty for the first page. */
    after: z._default(id, ''),
    limit: pageLimitFrom(ADMIN_PAGE_SIZES, 20),
  }),
  response: z.object({
    questions: z.array(bankQuestion),
    /** For `after` of the next page; null on the last one. */
    next: z.nullable(z.string()),
  }),
});

export const listBankFilters = endpoint({
  method: 'GET',
  path: '/api/admin/question-bank/filters',
  access: 'admin',
  permission: 'exams.read',
  summary: 'The tags of all exams, and the chapters of a course, to filter by',
  query: z.object({ courseId: z._default(id, '') }),
  response: z.object({
    tags: z.array(z.string()),
    chapters: z.array(
      z.object({ _id: z.string(), title: z.string(), odiaTitles: z.object({ title: odiaTitle }) }),
    ),
  }),
});

export const listBankExams = endpoint({
  method: 'GET',
  path: '/api/admin/question-bank/exams',
  access: 'admin',
  permission: 'exams.read',
  summary: 'The titles of all exams, the newest first, to filter by',
  response: z.object({
    exams: z.array(
      z.object({ _id: z.string(), title: z.string(), odiaTitles: z.object({ title: odiaTitle }) }),
    ),
  }),
});

const MAX_DRAWN = 1_000;
const MAX_ROWS = 50;

const blueprintRow = z
  .object({
    ...source,
    count: z
      .int()
      .check(
        z.minimum(1, problem(problems.outOfRange, { min: 1, max: MAX_DRAWN })),
        z.maximum(MAX_DRAWN, problem(problems.outOfRange, { min: 1, max: MAX_DRAWN })),
      ),
    /** How many percent of them are to be hard. */
    hardPercent: z._default(z.int().check(z.minimum(0), z.maximum(100)), 0),
  })
  .check(
    z.refine(({ courseId, chapterId, examId, tag }) => [courseId, chapterId, examId, tag].some(Boolean), {
      path: ['courseId'],
      error: problem(problems.empty),
    }),
  );

export type BlueprintRow = z.output<typeof blueprintRow>;

export const drawBankQuestions = endpoint({
  method: 'POST',
  path: '/api/admin/question-bank/draw',
  access: 'admin',
  permission: 'exams.read',
  summary: 'Choose questions at random by a blueprint, without duplicates; stores nothing',
  body: z.object({
    rows: z.array(blueprintRow).check(z.minLength(1), z.maxLength(MAX_ROWS)),
    /** The questions that the exam has already: their ids, the ids of their origins, and their texts. */
    ids: z._default(z.array(id).check(z.maxLength(4 * MAX_DRAWN)), []),
    texts: z._default(z.array(rawText(20_000)).check(z.maxLength(2 * MAX_DRAWN)), []),
  }),
  maxBodyBytes: 8 * 1024 * 1024,
  response: z.object({
    /** The questions of each row. There may be fewer than asked for. */
    rows: z.array(z.object({ questions: z.array(bankQuestion), hard: z.int() })),
  }),
});

import { eq, sql } from 'drizzle-orm';
import { fromCompressedJson } from '../../database/compressed-json.ts';
import type { Db } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { questionStatistics } from '../../database/tables/exams.ts';
import { createTtlCache } from '../../http/ttl-cache.ts';
import { type ExamContent, listPositionedQuestions } from './content.ts';
import { findNewestVersion } from './queries.ts';

/** By question: its topics, and how long students had it on the screen. */
export type QuestionFacts = ReadonlyMap<string, { tags: string[]; medianSeconds: number | null }>;

/** The facts may be a minute old, because thousands of students may hand in within a minute. */
const cache = createTtlCache<QuestionFacts>({ ttlMs: 60_000, maxKeys: 50 });

export function readQuestionFacts(db: Db, examId: string): Promise<QuestionFacts> {
  return cache.get(examId, () => findQuestionFacts(db, examId));
}

const medians = prepared('exam_question_medians', (db) =>
  db
    .select({ questionId: questionStatistics.questionId, medianSeconds: questionStatistics.medianSeconds })
    .from(questionStatistics)
    .where(eq(questionStatistics.testId, sql.placeholder('examId'))),
);

/** The topics are those of the last version: students do not see what waits to be published. */
async function findQuestionFacts(db: Db, examId: string): Promise<QuestionFacts> {
  const [version, rows] = await Promise.all([findNewestVersion(db, examId), medians(db).execute({ examId })]);
  if (!version) return new Map();
  const content = await fromCompressedJson<ExamContent>(version.content);
  const seconds = new Map(rows.map(({ questionId, medianSeconds }) => [questionId, medianSeconds]));
  return new Map(
    listPositionedQuestions(content).map(({ _id, tags }) => [
      _id,
      { tags, medianSeconds: seconds.get(_id) ?? null },
    ]),
  );
}

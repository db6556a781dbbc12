import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { examQuestions, questionStatistics } from '../../database/tables/exams.ts';
import { createTtlCache } from '../../http/ttl-cache.ts';

/** By question: its topics, and how long students had it on the screen. */
export type QuestionFacts = ReadonlyMap<string, { tags: string[]; medianSeconds: number | null }>;

/** A minute old facts are good enough, and thousands of students may hand in within a minute. */
const cache = createTtlCache<QuestionFacts>({ ttlMs: 60_000, maxKeys: 50 });

export function readQuestionFacts(db: Db, examId: string): Promise<QuestionFacts> {
  return cache.get(examId, () => findQuestionFacts(db, examId));
}

const questionFacts = prepared('exam_question_facts', (db) =>
  db
    .select({
      id: examQuestions.id,
      tags: examQuestions.tags,
      medianSeconds: questionStatistics.medianSeconds,
    })
    .from(examQuestions)
    .leftJoin(questionStatistics, eq(questionStatistics.questionId, examQuestions.id))
    .where(eq(examQuestions.examId, sql.placeholder('examId'))),
);

async function findQuestionFacts(db: Db, examId: string): Promise<QuestionFacts> {
  const rows = await questionFacts(db).execute({ examId });
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

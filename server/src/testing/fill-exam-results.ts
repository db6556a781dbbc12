import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { results } from '../database/tables/learning.ts';
import { students } from '../database/tables/people.ts';
import { gradeAnswers, readPaper } from '../features/attempts/service.ts';

const CHUNK = 1000;

/** Adds graded first attempts of new students to an exam. The answers depend on the number only. */
export async function fillExamResults(
  db: Db,
  { examId, paperId, total, now }: { examId: string; paperId: string; total: number; now: Date },
): Promise<void> {
  const paper = await readPaper(db, paperId);
  for (let from = 0; from < total; from += CHUNK) {
    const numbers = Array.from({ length: Math.min(CHUNK, total - from) }, (_, n) => from + n);
    const people = numbers.map((n) => {
      const id = newId();
      return {
        id,
        providerSub: id,
        name: `Student ${n}`,
        email: `${n}@example.com`,
        nameKey: '',
        searchKey: '',
      };
    });
    await db.insert(students).values(people);
    const rows = people.map(({ id }, index) => {
      const answers = paper.questions.map(
        (_, position) => (((from + index) * (position + 3) + position) % 5) - 1,
      );
      const grade = gradeAnswers(paper, answers);
      const result = { studentId: id, paperId, testId: examId, attemptNumber: 1, timeSpentSeconds: 60 };
      return { ...result, ...grade, answers, completedAt: now };
    });
    await db.insert(results).values(rows);
  }
  await db.execute(sql`delete from exam_score_counts where exam_id = ${examId}`);
  await db.execute(sql`
    insert into exam_score_counts (exam_id, section, marks, takers) ${selectRecount(examId)}`);
}

/** The counts of marks as a recount of all results gives them. */
export const selectRecount = (examId: string) => sql`
  select test_id, (position - 2)::smallint, counted.marks, count(*)::int
  from results, unnest(results.marks || section_marks) with ordinality as counted (marks, position)
  where test_id = ${examId} and attempt_number = 1 group by 1, 2, 3 order by 2, 3`;

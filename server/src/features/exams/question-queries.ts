import type { OdiaQuestion } from '@sikhya/contract/odia-version.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { toQuestionSearchKey } from '../../database/question-hashes.ts';

type QuestionRow = {
  _id: string;
  section: number;
  position: number;
  question: string;
  imageId: string | null;
  options: string[];
  correctAnswer: number;
  explanation: string;
  odia: OdiaQuestion | null;
  tags: string[];
  originId: string | null;
};

/** Replaces the rows of the exam in the question bank. Rows that have not changed are not written. */
export async function storeExamQuestions(
  tx: Tx,
  examId: string,
  questions: readonly QuestionRow[],
): Promise<void> {
  const rows = questions.map(({ _id, originId, ...row }) => ({
    ...row,
    id: _id,
    originId: originId !== null && isId(originId) ? originId : null,
    searchKey: toQuestionSearchKey(row),
  }));
  await tx.execute(sql`
    insert into exam_questions as old (id, exam_id, section, position, question, odia, options, correct_answer,
                                       explanation, image_id, tags, origin_id, search_key)
    select id, ${examId}::uuid, section, position, question, odia, array(select jsonb_array_elements_text(options)),
           "correctAnswer", explanation, "imageId", array(select jsonb_array_elements_text(tags)), "originId",
           "searchKey"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new (id uuid, section smallint, position int, question text, odia jsonb, options jsonb,
              "correctAnswer" smallint, explanation text, "imageId" uuid, tags jsonb, "originId" uuid,
              "searchKey" text)
    on conflict (id) do update
      set section = excluded.section, position = excluded.position, question = excluded.question,
          odia = excluded.odia, options = excluded.options, correct_answer = excluded.correct_answer,
          explanation = excluded.explanation, image_id = excluded.image_id, tags = excluded.tags,
          origin_id = excluded.origin_id, search_key = excluded.search_key
      where (old.section, old.position, old.question, old.odia, old.options, old.correct_answer, old.explanation,
             old.image_id, old.tags, old.origin_id, old.search_key)
        is distinct from (excluded.section, excluded.position, excluded.question, excluded.odia, excluded.options,
                          excluded.correct_answer, excluded.explanation, excluded.image_id, excluded.tags,
                          excluded.origin_id, excluded.search_key)`);
  const ids = `{${rows.map(({ id }) => id).join()}}`;
  await tx.execute(sql`delete from exam_questions where exam_id = ${examId} and id <> all(${ids}::uuid[])`);
}

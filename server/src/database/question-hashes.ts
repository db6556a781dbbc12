import { createHash } from 'node:crypto';
import { toDuplicateKey } from '@sikhya/contract/course-checks.ts';
import { searchKey } from '@sikhya/contract/search-key.ts';
import { asc, isNull, sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { questions } from './tables/courses.ts';

type HashedQuestion = { question: string; imageId: string | null; odia: { question: string } | null };

/** The hashes of a question's text in each version, as decimal text; 64 bits, because the column is indexed. */
export function hashTexts({ question, imageId, odia }: HashedQuestion) {
  return {
    textHash: hashText(question, imageId),
    odiaTextHash: odia && hashText(odia.question, imageId),
  };
}

function hashText(text: string, imageId: string | null): string {
  const hash = createHash('sha256').update(toDuplicateKey(text, imageId)).digest();
  return String(hash.readBigInt64BE());
}

/** The text by which the question bank finds a question, in both versions. */
export function toQuestionSearchKey({ question, odia }: Pick<HashedQuestion, 'question' | 'odia'>): string {
  return searchKey(odia ? `${question} ${odia.question}` : question);
}

/** Adds the hashes and the search key to the next questions without them. Returns how many questions it has changed. */
export async function addQuestionHashes(db: Db, batch: number): Promise<number> {
  const { id, question, imageId, odia } = questions;
  const rows = await db
    .select({ id, question, imageId, odia })
    .from(questions)
    .where(isNull(questions.searchKey))
    .orderBy(asc(id))
    .limit(batch);
  if (rows.length === 0) return 0;
  const hashes = rows.map((row) => ({
    id: row.id,
    ...hashTexts(row),
    searchKey: toQuestionSearchKey(row),
  }));
  // a question that was edited meanwhile has its new values already
  await db.execute(sql`
    update questions
    set text_hash = new."textHash", odia_text_hash = new."odiaTextHash", search_key = new."searchKey"
    from jsonb_to_recordset(${JSON.stringify(hashes)}::jsonb)
      as new (id uuid, "textHash" bigint, "odiaTextHash" bigint, "searchKey" text)
    where questions.id = new.id and questions.search_key is null`);
  return rows.length;
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../testing/test-database.ts';
import { longTransaction } from './long-transaction.ts';
import { newId } from './new-id.ts';
import { applyMigrations, dropSchema } from './rebuild-schema.ts';

const { db, address } = await testDatabase();

test('the migration finds the pictures of papers of the first release', async () => {
  const { rows } = await db.execute<{ at: string }>(sql`
    select created_at as at from drizzle.__drizzle_migrations order by created_at offset 6 limit 1`);
  const before = Number(rows[0]!.at);
  const [kept, unused, gone, first, second] = [newId(), newId(), newId(), newId(), newId()];
  await longTransaction(address, 'read write', async ({ db: tx }) => {
    await dropSchema(tx);
    await applyMigrations(tx, { upTo: before });
    for (const id of [kept, unused])
      await tx.execute(sql`insert into files (id, kind, original_name, bytes, sha256)
        values (${id}, 'question-image', 'a', 1, 'x')`);
    const papers = {
      [first]: [{ imageId: kept }, { imageId: kept }, { imageId: null }, { imageId: gone }, {}],
      [second]: [{ imageId: 'no id' }, { question: unused }],
    };
    for (const [id, questions] of Object.entries(papers))
      await tx.execute(sql`
        insert into papers (id, chapter_id, course_id, chapter_title, course_title, content_hash, questions)
        values (${id}, ${newId()}, ${newId()}, 'c', 't', ${id}, ${JSON.stringify(questions)})`);
    await tx.execute(sql`
      insert into papers (id, chapter_id, course_id, chapter_title, course_title, content_hash, questions)
      values (${newId()}, ${newId()}, ${newId()}, 'c', 't', 'x', '{}')`);
    await applyMigrations(tx, { after: before });
  });
  assert.deepEqual((await db.execute(sql`select * from paper_images`)).rows, [
    { paper_id: first, file_id: kept },
  ]);
});

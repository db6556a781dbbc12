import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { type SQL, sql } from 'drizzle-orm';
import { withConnection } from '../database/connection.ts';
import type { Product } from './product-process.ts';

/** Inserts courses into the database of a running product; every fifth is free. */
export async function fillCatalogue(product: Product, courses: number): Promise<void> {
  await runInDatabase(
    product,
    sql`
      insert into courses (id, title, description, title_key, search_key, price_paise, is_free,
        total_subjects, total_chapters, total_questions, created_at)
      select gen_random_uuid(), 'ପାଠ୍ୟକ୍ରମ ' || n, 'Number ' || n, 'ପାଠ୍ୟକ୍ରମ ' || n,
        'ପାଠ୍ୟକ୍ରମ ' || n || ' number ' || n, case when n % 5 = 0 then 0 else 19900 end, n % 5 = 0,
        1, 4, 40, now() - n * interval '1 minute'
      from generate_series(1, ${courses}::int) as n`,
  );
}

/** Enrols every student in every free course. */
export async function enrolInAllFree(product: Product): Promise<void> {
  await runInDatabase(
    product,
    sql`
      insert into enrolments (student_id, course_id, status)
      select students.id, courses.id, 'enrolled' from students, courses where courses.is_free
      on conflict do nothing`,
  );
}

async function runInDatabase({ dataDir }: Product, statement: SQL): Promise<void> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir });
  try {
    await withConnection(postgres.connection, (db) => db.execute(statement));
  } finally {
    await postgres.stop();
  }
}

import { openClient } from '../database/database.ts';
import { borrowEmbeddedPostgres } from '../database/embedded/embedded.ts';
import type { Product } from './product-process.ts';

/** Puts courses straight into the database of a running product, every fifth of them free. */
export async function fillCatalogue({ dataDir }: Product, courses: number): Promise<void> {
  const postgres = await borrowEmbeddedPostgres({ dataDir, say: () => {} });
  const sql = openClient(postgres.connection, { max: 1 });
  try {
    await sql`
      insert into courses (id, title, description, title_key, search_key, price_paise, is_free,
        total_subjects, total_chapters, total_questions, created_at)
      select gen_random_uuid(), 'ପାଠ୍ୟକ୍ରମ ' || n, 'Number ' || n, 'ପାଠ୍ୟକ୍ରମ ' || n,
        'ପାଠ୍ୟକ୍ରମ ' || n || ' number ' || n, case when n % 5 = 0 then 0 else 19900 end, n % 5 = 0,
        1, 4, 40, now() - n * interval '1 minute'
      from generate_series(1, ${courses}::int) as n`;
  } finally {
    await sql.end();
    await postgres.stop();
  }
}

import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { type SQL, sql } from 'drizzle-orm';
import { withConnection } from '../server/src/database/connection.ts';
import { type Db, inTransaction } from '../server/src/database/database.ts';
import { applyMigrations, dropSchema } from '../server/src/database/rebuild-schema.ts';
import { bulkInsert, vacuumAnalyze } from '../server/src/testing/bulk-insert.ts';
import type { Product } from '../server/src/testing/product-process.ts';

type OldDatabase = {
  name: string;
  /** The time of the newest migration that the database has. */
  upTo: number;
  /** Dropped while the rows are inserted. */
  indexes: string[];
  rows: SQL[];
};

/** Creates a database with the schema and the rows of an earlier release, measures on it, and drops it. */
export async function withOldDatabase(
  { dataDir }: Pick<Product, 'dataDir'>,
  { name, upTo, indexes, rows }: OldDatabase,
  measure: (db: Db) => Promise<void>,
): Promise<void> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir });
  const address = { ...postgres.connection, database: name };
  const asOwner = (statement: string) =>
    withConnection(postgres.connection, (owner) => owner.execute(sql.raw(statement)));
  try {
    await asOwner(`create database ${name}`);
    await withConnection(address, async (db) => {
      await inTransaction(db, async (tx) => {
        await dropSchema(tx);
        await applyMigrations(tx, { upTo });
      });
      await bulkInsert(db, indexes, rows);
    });
    await vacuumAnalyze(address);
    await withConnection(address, async (db) => {
      await db.execute(sql`set statement_timeout = 0`);
      await measure(db);
    });
  } finally {
    await asOwner(`drop database if exists ${name}`);
    await postgres.stop();
  }
}

/** Inserts students and papers of the first release, and numbers them in `numbered_students` and `numbered_papers`. */
export function insertStudentsAndPapers(students: number, papers: number): SQL[] {
  return [
    sql`create table numbered_students as select n, uuidv7() as id from generate_series(0, ${students - 1}::int) n`,
    sql`create unique index on numbered_students (n)`,
    sql`create table numbered_papers as
      select n, uuidv7() as id, uuidv7() as chapter_id, uuidv7() as course_id from generate_series(0, ${papers - 1}::int) n`,
    sql`insert into students (id, provider_sub, name, email, name_key, search_key)
      select id, n, 'Student ' || n, n || '@example.com', 'student', 'student ' || n from numbered_students`,
    sql`insert into papers (id, chapter_id, course_id, chapter_title, course_title, content_hash, questions)
      select id, chapter_id, course_id, 'Chapter', 'Course', 'hash', jsonb_build_array(repeat(md5(n::text), 100))
      from numbered_papers`,
  ];
}

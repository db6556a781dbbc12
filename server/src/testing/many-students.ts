import type { EmbeddedPostgres } from '@sikhya/embedded-postgres';
import { sql } from 'drizzle-orm';
import { connect } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate.ts';

/** Creates a database with students, one in a thousand of them called Minati. */
export async function createDatabaseWithStudents(total: number, cluster: EmbeddedPostgres['connection']) {
  const owner = connect(cluster, 1);
  const database = `students_${total}`;
  await owner.db.execute(sql.raw(`create database ${database}`));
  await owner.close();
  const address = { ...cluster, database };
  await migrateDatabase(address, async () => {});
  const connected = connect(address, 4);
  await connected.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // Creating the index after the rows is much faster.
    await tx.execute(sql`drop index students_search`);
    await tx.execute(sql`
      insert into students (id, provider_sub, name, email, name_key, search_key, created_at)
      select gen_random_uuid(), 'sub ' || n, name, email, lower(name), lower(name) || ' ' || email,
        now() - n * interval '31 seconds'
      from generate_series(1, ${total}) n,
        lateral (select case when n % 1000 = 7 then 'Minati Nayak' else 'Student ' || md5(n::text) end as name) named,
        lateral (select 's' || n || '@example.com' as email) mailed`);
    await tx.execute(sql`create index students_search on students using gin (search_key gin_trgm_ops)`);
  });
  await connected.db.execute(sql`vacuum analyze students`);
  return connected;
}

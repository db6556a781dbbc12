import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { connect } from '../server/src/database/database.ts';
import { migrateDatabase } from '../server/src/database/migrate.ts';
import { createManyCourses } from '../server/src/testing/many-courses.ts';
import { type Product, startProduct } from '../server/src/testing/product-process.ts';
import { ADMIN_PASSWORD } from './admin.ts';

/** The number of courses in the product that the benchmarks share. */
export const COURSES = 5000;

/** Starts the product with a database of `count` courses. */
export async function startProductWithCourses(
  count: number,
  settings: Record<string, string> = {},
): Promise<Product> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sikhya-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  await migrateDatabase(postgres.connection, async () => {});
  const { db, close } = connect(postgres.connection, 1);
  await createManyCourses(db, { from: 0, to: count });
  await close();
  await postgres.stop();
  // The load represents thousands of visitors but comes from one address, so the rate limit is raised.
  const product = await startProduct({
    DATA_DIR: folder,
    ADMIN_PASSWORD,
    CALLS_A_MINUTE_PER_ADDRESS: '1000000000',
    ...settings,
  });
  return {
    ...product,
    dataDir: folder,
    async stop() {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

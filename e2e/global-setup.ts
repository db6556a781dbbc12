import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { withConnection } from '../server/src/database/connection.ts';
import { hashCheaply } from '../server/src/testing/insert-admin.ts';
import { copyFolder, MAIN, startProcess } from '../server/src/testing/product-process.ts';
import { ADMIN, EMPTY_FOLDER, FILLED_FOLDER, SETTINGS } from './product-settings.ts';

/**
 * Creates a data folder with the tables and the first admin, and one with the demo content too. Every product of the
 * journeys starts with a copy of one of them, because creating a database takes as long as starting a product.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const [empty, filled] = await Promise.all(
    ['empty', 'filled'].map((name) => mkdtemp(path.join(tmpdir(), `sikhya-${name}-`))),
  );
  await startOnce(empty!, { DEMO: '0' }, () => saveCpuTime(empty!));
  copyFolder(empty!, filled!);
  await startOnce(filled!);
  process.env[EMPTY_FOLDER] = empty;
  process.env[FILLED_FOLDER] = filled;
  return async () => {
    for (const folder of [empty!, filled!]) await rm(folder, { recursive: true, force: true });
  };
}

async function startOnce(
  folder: string,
  settings: Record<string, string> = {},
  prepare?: () => Promise<void>,
): Promise<void> {
  const product = await startProcess(MAIN, { ...SETTINGS, ...settings, DATA_DIR: folder });
  await prepare?.();
  await product.stop();
}

/**
 * Hundreds of journeys sign the admin in, and checking a password with the cost of the product takes 0.1 s of CPU time. Drawing
 * the first page of a new PDF takes 1.2 s, so new ones count as tried; the journey about page pictures asks for its own.
 */
async function saveCpuTime(dataDir: string): Promise<void> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir });
  const passwordHash = await hashCheaply(ADMIN.password);
  await withConnection(postgres.connection, async (_db, client) => {
    await client.query('update admins set password_hash = $1 where username = $2', [
      passwordHash,
      ADMIN.username,
    ]);
    await client.query('alter table files alter column page_picture_tries set default 3');
  });
}

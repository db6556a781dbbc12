import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyFolder, MAIN, startProcess } from '../server/src/testing/product-process.ts';
import { EMPTY_FOLDER, FILLED_FOLDER, SETTINGS } from './product-settings.ts';

/**
 * Creates a data folder with the tables and the first admin, and one with the demo content too. Every product of the
 * journeys starts with a copy of one of them, because creating a database takes as long as starting a product.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const [empty, filled] = await Promise.all(
    ['empty', 'filled'].map((name) => mkdtemp(path.join(tmpdir(), `sikhya-${name}-`))),
  );
  await startOnce(empty!, { DEMO: '0' });
  copyFolder(empty!, filled!);
  await startOnce(filled!);
  process.env[EMPTY_FOLDER] = empty;
  process.env[FILLED_FOLDER] = filled;
  return async () => {
    for (const folder of [empty!, filled!]) await rm(folder, { recursive: true, force: true });
  };
}

async function startOnce(folder: string, settings: Record<string, string> = {}): Promise<void> {
  const product = await startProcess(MAIN, { ...SETTINGS, ...settings, DATA_DIR: folder });
  await product.stop();
}

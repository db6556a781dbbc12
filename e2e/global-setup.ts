import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MAIN, startProcess } from '../server/src/testing/product-process.ts';
import { FILLED_FOLDER, SETTINGS } from './product-settings.ts';

/** Fills a data folder with the demo content once; every worker starts its server with a copy. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sikhya-filled-'));
  const product = await startProcess(MAIN, { ...SETTINGS, DATA_DIR: folder });
  await product.stop();
  process.env[FILLED_FOLDER] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

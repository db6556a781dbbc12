import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyFolder, type Killable, MAIN, startProcess } from '../server/src/testing/product-process.ts';
import { FILLED_FOLDER, SETTINGS } from './product-settings.ts';

/** A product that can be stopped and started again at the same address and with the same data. */
export type RestartableProduct = {
  address: string;
  readonly pid: number;
  stop(): Promise<void>;
  /** Starts it again, with other settings or another build. */
  start(settings?: Record<string, string>): Promise<void>;
  /** Stops it and deletes its data. */
  remove(): Promise<void>;
};

export async function startRestartableProduct(
  settings: Record<string, string> = {},
): Promise<RestartableProduct> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sikhya-restartable-'));
  copyFolder(process.env[FILLED_FOLDER]!, folder);
  const common = { ...SETTINGS, DATA_DIR: folder };
  let running: Killable | null = await startProcess(MAIN, { ...common, ...settings });
  const { address } = running;
  const stop = async () => {
    await running?.stop();
    running = null;
  };
  return {
    address,
    get pid() {
      return running?.pid ?? 0;
    },
    stop,
    async start(newSettings = {}) {
      running = await startProcess(MAIN, { ...common, PORT: new URL(address).port, ...newSettings });
    },
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

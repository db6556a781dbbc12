import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import type { WebBuild } from '../features/pages/web-build.ts';
import type { Peers } from '../metrics/peers.ts';
import type { Storage } from '../storage/storage.ts';

/** The parts from which the app is built. */
export type AppParts = {
  config: Config;
  db: Db;
  storage: Storage;
  web: WebBuild | null;
  /** The clock; tests replace it. */
  now?: () => Date;
  logStream?: NodeJS.WritableStream;
  /** Calls other servers; tests replace it to act as Google. */
  fetch?: typeof globalThis.fetch;
  /** Whether the process is overloaded; tests replace it, because other tests keep the machine busy. */
  isEventLoopLate?: () => boolean;
  /** The other processes behind the same port, if there are any. */
  peers?: Peers | null;
};

/** The parts that the routes need. */
export type RouteParts = Pick<Required<AppParts>, 'config' | 'db' | 'storage' | 'web' | 'now' | 'peers'>;

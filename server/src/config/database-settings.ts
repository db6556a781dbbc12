import { availableParallelism } from 'node:os';
import { StartFailure } from '../start-failure.ts';
import type { SettingReader } from './setting-reader.ts';

const MAX_PROCESSES = 64;

export function readDatabase({ text, optional, number }: SettingReader) {
  const databaseUrl = readAddress('DATABASE_URL', optional);
  const databaseReadUrl = readAddress('DATABASE_READ_URL', optional);
  if (databaseReadUrl && !databaseUrl)
    throw new StartFailure(
      'DATABASE_READ_URL is set without DATABASE_URL, but the embedded PostgreSQL has no replica; set both, or neither.',
    );
  const processes =
    text('PROCESSES', '1').toLowerCase() === 'auto'
      ? Math.min(availableParallelism(), MAX_PROCESSES)
      : number('PROCESSES', 1, 1, MAX_PROCESSES, 'auto, or ');
  return {
    databaseUrl,
    /** A replica that serves the catalogue and statistics. */
    databaseReadUrl,
    /** Server processes behind one port. */
    processes,
    /** Connections of each process. */
    databasePool: number('DATABASE_POOL', chooseDefaultPool(processes), 1, 100),
  };
}

function readAddress(name: string, optional: SettingReader['optional']): string | undefined {
  const address = optional(name);
  if (!address || (/^postgres(ql)?:\/\//.test(address) && URL.canParse(address))) return address;
  throw new StartFailure(
    `The setting ${name} must be an address such as postgres://user:password@host:5432/sikhya.`,
  );
}

/** PostgreSQL allows 100 connections by default, and some stay free for other programs. */
const ASSUMED_CONNECTIONS = 90;

/** Returns how many connections each process may have; one process more runs during a rolling restart. */
function chooseDefaultPool(processes: number): number {
  return Math.max(1, Math.min(4, Math.floor(ASSUMED_CONNECTIONS / (processes + 1)) - 1));
}

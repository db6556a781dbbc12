import path from 'node:path';
import { listPastBackups } from '../backup/backup-folders.ts';
import { getRehearsalFailure, RehearsalError } from '../backup/rehearsal-failure.ts';
import {
  deleteRehearsal,
  findLastRehearsal,
  recordInterrupted,
  recordRehearsalEnd,
  recordRehearsalStart,
} from '../backup/rehearsal-queries.ts';
import { isRehearsalDue } from '../backup/rehearsal-schedule.ts';
import { type RehearsalParts, rehearseRestore } from '../backup/rehearse-restore.ts';
import type { Db } from '../database/database.ts';
import { dropScratchDatabases } from '../database/scratch-database.ts';
import { failureSummary } from '../failure-summary.ts';
import type { Job } from './jobs.ts';

type Log = { info(details: object, message: string): void };

type Parts = Omit<RehearsalParts, 'signal'> & {
  db: Db;
  /** The folder with the backups. */
  folder: string;
  everyDays: number;
  now: () => Date;
  log: Log;
  maxMs?: number;
};

const MAX_MS = 3 * 3600 * 1000;

/** Restores the newest backup as a test, and records the result for the system page. */
export function restoreRehearsal({ db, folder, everyDays, now, log, maxMs = MAX_MS, ...parts }: Parts): Job {
  async function rehearse(backup: string, stopping: AbortSignal): Promise<void> {
    const { signal, clear } = limitTime(stopping, maxMs);
    try {
      const figures = await rehearseRestore({ ...parts, signal }, path.join(folder, backup));
      await recordRehearsalEnd(db, backup, { endedAt: now(), ...figures });
      log.info({ backup, ...figures }, 'a backup was restored as a test');
    } catch (error) {
      if (stopping.aborted) return deleteRehearsal(db, backup);
      const failure = getRehearsalFailure(error);
      await recordRehearsalEnd(db, backup, { endedAt: now(), failure, message: failureSummary(error) });
      throw error;
    } finally {
      clear();
    }
  }

  return {
    name: 'restore-rehearsal',
    everySeconds: 600,
    async run(signal) {
      // no other process rehearses now, so these are left from one that was killed
      await recordInterrupted(db, now());
      await dropScratchDatabases(parts.address);
      const [newest] = await listPastBackups(folder, now());
      if (!newest) return;
      const backup = path.basename(newest.folder);
      const last = await findLastRehearsal(db);
      const { madeAt } = newest;
      if (!isRehearsalDue({ newest: { name: backup, madeAt }, last }, { now: now(), everyDays })) return;
      await recordRehearsalStart(db, { backup, madeAt, startedAt: now() });
      await rehearse(backup, signal);
    },
  };
}

function limitTime(stopping: AbortSignal, maxMs: number): { signal: AbortSignal; clear: () => void } {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new RehearsalError('timeout', 'The restore took too long and was stopped.')),
    maxMs,
  );
  return { signal: AbortSignal.any([stopping, late.signal]), clear: () => clearTimeout(timer) };
}

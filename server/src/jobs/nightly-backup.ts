import { rename, rm } from 'node:fs/promises';
import { listPastBackups, listUnfinished, UNFINISHED } from '../backup/backup-folders.ts';
import { type BackupParts, createBackup, prepareFolder } from '../backup/create-backup.ts';
import { findExpiredBackups, isDue } from '../backup/retention.ts';
import type { Db } from '../database/database.ts';
import { listAdmins } from '../features/admin-accounts/service.ts';
import type { Job } from './jobs.ts';

type NightlyParts = Omit<BackupParts, 'signal'> & { db: Db; folder: string; log: Log };
type Log = { warn(details: object, message: string): void };

/**
 * Makes a backup every night, or as soon as the server runs again, and deletes old ones. Each run checks the folder, so that
 * one that cannot be written is reported from the start of the server on.
 */
export function nightlyBackup({ db, folder, log, ...parts }: NightlyParts): Job {
  return {
    name: 'nightly-backup',
    everySeconds: 600,
    async run(signal) {
      await prepareFolder(folder);
      const newest = (await listPastBackups(folder, parts.now())).find(
        ({ kind }) => kind === 'nightly',
      )?.madeAt;
      const [firstAdmin] = await listAdmins(db);
      if (!isDue({ newest, since: firstAdmin?.createdAt }, parts.now())) return;
      for (const unfinished of await listUnfinished(folder, 'nightly'))
        await rm(unfinished, { recursive: true });
      const { manifest } = await createBackup({ ...parts, signal }, 'nightly', folder).catch((error) => {
        if (signal.aborted) return { manifest: null };
        throw error;
      });
      if (!manifest) return;
      const { missing, damaged } = manifest;
      if (missing.length + damaged.length > 0) {
        log.warn({ missing, damaged }, 'files in the database are missing or damaged in the storage');
      }
      for (const old of findExpiredBackups(await listPastBackups(folder, parts.now())))
        await remove(old.folder);
    },
  };
}

/** Renames the backup first, so that a partly deleted one is not mistaken for a complete one. */
async function remove(backup: string): Promise<void> {
  await rename(backup, backup + UNFINISHED);
  await rm(backup + UNFINISHED, { recursive: true });
}

import path from 'node:path';
import { createBackup } from '../backup/create-backup.ts';
import { BackupError } from '../backup/errors.ts';
import { describeStartFailure } from '../describe-start-failure.ts';
import { openStorage } from '../storage/open-storage.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `Usage:
  npm run backup                  creates a backup in BACKUP_DIR, by default the folder backups of DATA_DIR
  npm run backup -- FOLDER        creates a backup in this folder
The backup is a new folder named after the time. The server may keep running.`;

const [parent, ...more] = process.argv.slice(2);
if (more.length > 0 || parent?.startsWith('-')) {
  console.error(USAGE);
  process.exit(1);
}

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => stopping.abort(new BackupError('Stopped; no backup was made.')));
}

try {
  await withDatabase(async ({ config, address }) => {
    const storage = await openStorage(config);
    const parts = { address, storage, now: () => new Date(), signal: stopping.signal };
    const { folder, manifest } = await createBackup(
      parts,
      'sikhya',
      path.resolve(parent ?? config.backup.folder),
    );
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`The backup is in ${folder}: ${rows} rows and ${manifest.files.length} files.`);
    console.log('It contains personal data and password hashes; keep it where only you can read it.');
    for (const key of manifest.missing)
      console.error(`The file ${key} is in the database but missing in the storage.`);
    for (const key of manifest.damaged)
      console.error(
        `The file ${key} in the storage was changed since it was uploaded; the backup contains the changed file.`,
      );
  });
} catch (error) {
  const stopped = stopping.signal.aborted ? stopping.signal.reason : error;
  console.error(stopped instanceof BackupError ? stopped.message : describeStartFailure(stopped));
  process.exitCode = 1;
}

import path from 'node:path';
import { BackupFailure } from '../backup/failure.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { reasonInWords } from '../start-reason.ts';
import { openStorage } from '../storage/open-storage.ts';
import { onDatabase } from './on-database.ts';

const USAGE = `Usage:
  npm run backup                  a backup in the folder backups of DATA_DIR, or in BACKUP_DIR
  npm run backup -- FOLDER        a backup in this folder
It is a folder of its own, named after the time. The server may run meanwhile.`;

const [parent, ...more] = process.argv.slice(2);
if (more.length > 0 || parent?.startsWith('-')) {
  console.error(USAGE);
  process.exit(1);
}

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stopping.abort(new BackupFailure('Stopped; no backup was made.')));
}

try {
  await onDatabase(async ({ config, address }) => {
    const storage = await openStorage(config);
    const parts = { address, storage, now: () => new Date(), signal: stopping.signal };
    const { folder, manifest } = await makeBackup(
      parts,
      'sikhya',
      path.resolve(parent ?? config.backup.folder),
    );
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`The backup is in ${folder}: ${rows} rows and ${manifest.files.length} files.`);
    console.log('It holds personal data and the hashes of passwords; keep it where only you can read it.');
    for (const key of manifest.missing)
      console.error(`The file ${key} is named by the database but missing in the file store.`);
    for (const key of manifest.damaged)
      console.error(
        `The file ${key} in the file store is not as it was uploaded; the backup holds it as it is.`,
      );
  });
} catch (error) {
  const stopped = stopping.signal.aborted ? stopping.signal.reason : error;
  console.error(stopped instanceof BackupFailure ? stopped.message : reasonInWords(stopped));
  process.exitCode = 1;
}

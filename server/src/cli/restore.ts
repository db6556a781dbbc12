import path from 'node:path';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { BackupError } from '../backup/errors.ts';
import { restoreBackup } from '../backup/restore.ts';
import { describeStartFailure } from '../describe-start-failure.ts';
import { openStorage } from '../storage/open-storage.ts';
import { type Database, withDatabase } from './with-database.ts';

const USAGE = `Usage:
  npm run restore -- BACKUP                      restores a backup into an empty database
  npm run restore -- BACKUP --replace            replaces the content of the database, after asking
  npm run restore -- BACKUP --replace --yes      the same without asking
BACKUP is a folder that npm run backup created.`;

const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('-'));
const [backup, ...more] = args.filter((arg) => !arg.startsWith('-'));
if (!backup || more.length > 0 || options.some((option) => !['--replace', '--yes'].includes(option))) {
  console.error(USAGE);
  process.exit(1);
}
const folder = path.resolve(backup);
const replace = options.includes('--replace');

try {
  if (replace && !options.includes('--yes')) await confirmReplace();
  await withDatabase(restore, { create: true });
} catch (error) {
  console.error(error instanceof BackupError ? error.message : describeStartFailure(error));
  process.exit(1);
}

async function restore({ config, address }: Database): Promise<void> {
  const storage = await openStorage(config);
  const print = (message: string) => console.log(message);
  const { madeAt, missing } = await restoreBackup({ address, storage, print }, folder, { replace });
  print(`Restored the state of ${madeAt}. Everyone has to sign in again.`);
  for (const key of missing) console.error(`The file ${key} was already missing when the backup was made.`);
}

async function confirmReplace(): Promise<void> {
  if (!stdin.isTTY)
    throw new BackupError('Cannot ask without a terminal; add --yes to replace without asking.');
  const reader = createInterface({ input: stdin, output: stdout });
  const answer = await reader.question(`Replace everything in the database by ${folder}? Type yes: `);
  reader.close();
  if (answer.trim() !== 'yes') throw new BackupError('Nothing was changed.');
}

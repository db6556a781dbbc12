import path from 'node:path';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { BackupFailure } from '../backup/failure.ts';
import { restoreBackup } from '../backup/restore.ts';
import { reasonInWords } from '../start-reason.ts';
import { openStorage } from '../storage/open-storage.ts';
import { onDatabase } from './on-database.ts';

const USAGE = `Usage:
  npm run restore -- BACKUP                      puts a backup into an empty database
  npm run restore -- BACKUP --replace            gives up what is in the database for it, once you said yes
  npm run restore -- BACKUP --replace --yes      the same without asking
BACKUP is a folder that npm run backup made.`;

const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('-'));
const [given, ...more] = args.filter((arg) => !arg.startsWith('-'));
if (!given || more.length > 0 || options.some((option) => !['--replace', '--yes'].includes(option))) {
  console.error(USAGE);
  process.exit(1);
}
const folder = path.resolve(given);
const replace = options.includes('--replace');

try {
  if (replace && !options.includes('--yes')) await askForYes();
  await onDatabase(async ({ config, address }) => {
    const storage = await openStorage(config);
    const say = (sentence: string) => console.log(sentence);
    const { madeAt, missing } = await restoreBackup({ address, storage, say }, folder, { replace });
    say(`Everything is as it was at ${madeAt}. Whoever was signed in has to sign in again.`);
    for (const key of missing) console.error(`The file ${key} was missing already when the backup was made.`);
  });
} catch (error) {
  console.error(error instanceof BackupFailure ? error.message : reasonInWords(error));
  process.exitCode = 1;
}

async function askForYes(): Promise<void> {
  if (!stdin.isTTY) throw new BackupFailure('Nobody can be asked here; add --yes to replace without asking.');
  const reader = createInterface({ input: stdin, output: stdout });
  const answer = await reader.question(`Give up everything in the database for ${folder}? Type yes: `);
  reader.close();
  if (answer.trim() !== 'yes') throw new BackupFailure('Nothing was changed.');
}

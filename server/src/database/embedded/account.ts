import type { SpawnOptions } from 'node:child_process';
import { chmod, lchown, lstat, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartFailure } from '../../start-failure.ts';
import { postgresEnvironment, run } from './run.ts';

const nobody = 65534;
const namespace = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'];

/** As whom PostgreSQL's programs run. PostgreSQL refuses to run as root. */
export type Account = {
  command(program: string, args: string[]): [program: string, args: string[], options: SpawnOptions];
  /** Makes the folder and all in it belong to this account. */
  giveTo(folder: string): Promise<void>;
};

const ourselves: Account = {
  command: (program, args) => [program, args, { env: postgresEnvironment }],
  giveTo: async () => {},
};

/** Inside the namespace root is called nobody, but still owns its files and may enter its folders. */
const renamedRoot: Account = {
  command: (program, args) => ['unshare', [...namespace, program, ...args], { env: postgresEnvironment }],
  giveTo: (folder) => changeOwner(folder, 0),
};

const unprivileged: Account = {
  command: (program, args) => [program, args, { env: postgresEnvironment, uid: nobody, gid: nobody }],
  giveTo: (folder) => changeOwner(folder, nobody),
};

export async function chooseAccount(options: {
  dataDir: string;
  program: string;
  canUnshare?: boolean | undefined;
}): Promise<Account> {
  if (process.getuid?.() !== 0) return ourselves;
  const canUnshare = options.canUnshare ?? (await run('unshare', [...namespace, 'true'])).ok;
  if (canUnshare) return renamedRoot;

  const closed = await closedToNobody(dirname(options.dataDir));
  if (closed) throw cannotBecomeNobody(closed, 'move DATA_DIR to a folder that everyone may enter');
  if (!(await run(...unprivileged.command(options.program, ['--version']))).ok)
    throw cannotBecomeNobody(
      dirname(options.program),
      'move the program to a folder that everyone may enter',
    );
  if (await closedToNobody(options.dataDir))
    await chmod(options.dataDir, (await stat(options.dataDir)).mode | 0o001);
  return unprivileged;
}

function cannotBecomeNobody(folder: string, whatElse: string): StartFailure {
  return new StartFailure(
    'PostgreSQL refuses to run as root, and the unprivileged user that would run it instead may not enter ' +
      `${folder}; start this server as an ordinary user, ${whatElse}, or set DATABASE_URL.`,
  );
}

/** The first of the folders on the way down to this one that the unprivileged user may not enter. */
async function closedToNobody(folder: string): Promise<string | undefined> {
  const above = dirname(folder) === folder ? undefined : await closedToNobody(dirname(folder));
  if (above) return above;
  const { mode, uid } = await stat(folder);
  const open = (mode & 0o001) !== 0 || (uid === nobody && (mode & 0o100) !== 0);
  return open ? undefined : folder;
}

/** The folder itself comes last: its owner tells whether an earlier change was finished. */
async function changeOwner(folder: string, owner: number): Promise<void> {
  if ((await lstat(folder)).uid === owner) return;
  for (const entry of await readdir(folder, { recursive: true }))
    await lchown(join(folder, entry), owner, owner);
  await lchown(folder, owner, owner);
}

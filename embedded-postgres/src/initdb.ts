import { dirname } from 'node:path';
import type { Binaries } from './binaries.ts';
import { findReason, postgresFailed } from './errors.ts';
import type { OsUser } from './os-user.ts';
import { run } from './processes.ts';

/**
 * pg_trgm asks the C library which characters are letters, and in the locale C no Odia character is one. The locales
 * that know all letters have different names on each system.
 */
const characterLocales: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['C.UTF-8', 'en_US.UTF-8'],
  darwin: ['en_US.UTF-8'],
  win32: ['en-US'],
};

/** Creates a cluster in an empty folder, with the first character locale that the system has. */
export async function initdb(
  folder: string,
  passwordFile: string | undefined,
  { binaries, user, log }: { binaries: Binaries; user: OsUser; log: (message: string) => void },
): Promise<void> {
  const authentication = passwordFile
    ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]
    : ['--auth-local=trust', '--auth-host=reject'];
  for (const locale of [...(characterLocales[process.platform] ?? []), 'C']) {
    if (locale === 'C') log('This system has no UTF-8 locale, so searching Odia text will be slow.');
    const { ok, output } = await run(
      ...user.command(binaries.initdb, [
        `--pgdata=${folder}`,
        '--username=sikhya',
        '--encoding=UTF8',
        '--locale=C',
        `--lc-ctype=${locale}`,
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
        ...authentication,
      ]),
    );
    if (ok) return;
    if (!/invalid locale name/.test(output))
      throw postgresFailed('create a database', findReason(output) ?? 'no reason given', dirname(folder));
  }
}

import { dirname } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { complaintIn, postgresFailed } from './explain.ts';
import { run } from './run.ts';

/**
 * pg_trgm asks the C library which characters are letters; in the locale C no Odia letter is one. The names of
 * locales that know them all differ between systems.
 */
const characterLocales: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['C.UTF-8', 'en_US.UTF-8'],
  darwin: ['en_US.UTF-8'],
  win32: ['en-US'],
};

export async function initdb(
  folder: string,
  passwordFile: string | undefined,
  options: { binaries: Binaries; account: Account; say: (sentence: string) => void },
): Promise<void> {
  const access = passwordFile
    ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]
    : ['--auth-local=trust', '--auth-host=reject'];
  for (const locale of [...(characterLocales[process.platform] ?? []), 'C']) {
    if (locale === 'C')
      options.say('This system knows no UTF-8 locale, so searching Odia text will be slow.');
    const { ok, output } = await run(
      ...options.account.command(options.binaries.initdb, [
        `--pgdata=${folder}`,
        '--username=sikhya',
        '--encoding=UTF8',
        '--locale=C',
        `--lc-ctype=${locale}`,
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
        ...access,
      ]),
    );
    if (ok) return;
    if (!/invalid locale name/.test(output))
      throw postgresFailed('make a database', complaintIn(output) ?? 'no reason given', dirname(folder));
  }
}

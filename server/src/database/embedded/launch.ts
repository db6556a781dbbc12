import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Address } from './address.ts';
import type { Installation } from './installation.ts';
import { lastComplaint, removeOldLogs } from './logs.ts';
import { settingsFor } from './settings.ts';

/** A PostgreSQL that we began to start. `ended` is there once it is over, with the complaint if it failed. */
export type Launch = { ended?: { complaint?: string } };

export async function launch(installation: Installation, address: Address): Promise<Launch> {
  const { cluster, account } = installation;
  const log = join(cluster, 'log');
  await account.giveTo(cluster);
  await chmod(cluster, 0o700);
  await mkdir(log, { recursive: true, mode: 0o700 });
  await account.giveTo(log);
  await removeOldLogs(log);
  const startLog = join(log, 'start.log');
  await writeFile(startLog, '', { mode: 0o600 });

  const begun: Launch = {};
  const child = installation.windows
    ? startByPgCtl(installation, address, startLog)
    : startDirectly(installation, address, startLog);
  child.unref();
  child.once('error', (error) => {
    begun.ended = { complaint: error.message };
  });
  child.once('exit', async (code, signal) => {
    if (code !== 0) begun.ended = { complaint: (await lastComplaint(log)) ?? `ended by ${signal ?? code}` };
    else if (!installation.windows) begun.ended = {};
  });
  return begun;
}

/** Its own session, and a file instead of a pipe: neither Ctrl-C nor the end of this server may reach it. */
function startDirectly({ account, binaries, cluster }: Installation, address: Address, startLog: string) {
  const [program, args, options] = account.command(binaries.postgres, [
    '-D',
    cluster,
    ...settingsFor(address),
  ]);
  // without a pause until somebody listens: it may end at once, and that would never be heard of
  const output = openSync(startLog, 'a');
  try {
    return spawn(program, args, { ...options, detached: true, stdio: ['ignore', output, output] });
  } finally {
    closeSync(output);
  }
}

/** On Windows only pg_ctl can give up the rights of an administrator, with which PostgreSQL refuses to run. */
function startByPgCtl({ account, binaries, cluster }: Installation, address: Address, startLog: string) {
  const words = [
    'start',
    '-w',
    '-t',
    '60',
    '-D',
    cluster,
    '-l',
    startLog,
    '-o',
    settingsFor(address).join(' '),
  ];
  const [program, args, options] = account.command(binaries.pgCtl, words);
  return spawn(program, args, { ...options, detached: true, stdio: 'ignore', windowsHide: true });
}

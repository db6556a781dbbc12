import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Address, loopback } from './address.ts';
import type { Installation } from './installation.ts';
import { findLastReason, removeOldLogs } from './logs.ts';

/** A PostgreSQL process that we started. `ended` is set once it has ended, with the reason if it failed. */
export type Launch = { ended?: { reason?: string } };

export async function launch(installation: Installation, address: Address): Promise<Launch> {
  const { cluster, user } = installation;
  const logFolder = join(cluster, 'log');
  await user.own(cluster);
  await chmod(cluster, 0o700);
  await mkdir(logFolder, { recursive: true, mode: 0o700 });
  await user.own(logFolder);
  await removeOldLogs(logFolder);
  const startLog = join(logFolder, 'start.log');
  await writeFile(startLog, '', { mode: 0o600 });

  const launched: Launch = {};
  const child = installation.isWindows
    ? spawnPgCtl(installation, address, startLog)
    : spawnPostgres(installation, address, startLog);
  child.unref();
  child.once('error', (error) => {
    launched.ended = { reason: error.message };
  });
  child.once('exit', async (code, signal) => {
    if (code !== 0)
      launched.ended = { reason: (await findLastReason(logFolder)) ?? `ended by ${signal ?? code}` };
    else if (!installation.isWindows) launched.ended = {};
  });
  return launched;
}

/** Has its own session and writes to a file, not a pipe, so that it survives Ctrl-C and the end of this process. */
function spawnPostgres(installation: Installation, address: Address, startLog: string): ChildProcess {
  const { user, binaries, cluster } = installation;
  const [program, args, options] = user.command(binaries.postgres, [
    '-D',
    cluster,
    ...toArguments(installation, address),
  ]);
  // Synchronous, so that the listeners are added before the process can end.
  const output = openSync(startLog, 'a');
  try {
    return spawn(program, args, { ...options, detached: true, stdio: ['ignore', output, output] });
  } finally {
    closeSync(output);
  }
}

/** On Windows only pg_ctl can drop administrator rights, with which PostgreSQL refuses to run. */
function spawnPgCtl(installation: Installation, address: Address, startLog: string): ChildProcess {
  const { user, binaries, cluster } = installation;
  const settings = toArguments(installation, address).join(' ');
  const pgCtlArgs = ['start', '-w', '-t', '60', '-D', cluster, '-l', startLog, '-o', settings];
  const [program, args, options] = user.command(binaries.pgCtl, pgCtlArgs);
  return spawn(program, args, { ...options, detached: true, stdio: 'ignore', windowsHide: true });
}

/** For a small machine. Passed as arguments, not in a file, so that a new server version applies its own settings. */
const defaultSettings = {
  max_connections: '60',
  shared_buffers: '128MB',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // One file per weekday, overwritten after a week; without statements, because they contain personal data.
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgres-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

function toArguments({ settings }: Installation, { host, port }: Address): string[] {
  const addressSettings =
    host === loopback
      ? { listen_addresses: loopback, port, unix_socket_directories: '' }
      : { listen_addresses: '', port, unix_socket_directories: host, unix_socket_permissions: '0700' };
  return Object.entries({ ...defaultSettings, ...settings, ...addressSettings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
}

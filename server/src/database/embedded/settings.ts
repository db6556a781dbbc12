import { type Address, loopback } from './address.ts';

/** For a small machine. All are given on the command line, so that a newer server changes them at its next start. */
const always = {
  max_connections: '60',
  shared_buffers: '128MB',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A file for each day of the week, written over a week later; no statements, which hold what people wrote.
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

export function settingsFor({ host, port }: Address): string[] {
  const listening =
    host === loopback
      ? { listen_addresses: loopback, port, unix_socket_directories: '' }
      : { listen_addresses: '', port, unix_socket_directories: host, unix_socket_permissions: '0700' };
  return Object.entries({ ...always, ...listening }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

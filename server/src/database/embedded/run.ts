import { type SpawnOptions, spawn } from 'node:child_process';

export type Outcome = { ok: boolean; output: string };

/** Runs a program to its end; a program that cannot be run at all is a failed one, not an exception. */
export function run(program: string, args: string[], options: SpawnOptions = {}): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  child.on('error', (error) => resolve({ ok: false, output: error.message }));
  child.on('close', (code, signal) => {
    if (signal) output += `\n${program} was ended by ${signal}`;
    resolve({ ok: code === 0, output });
  });
  return promise;
}

/** What a program needs of the environment to find its libraries and a place for temporary files. */
const NEEDED =
  /^(PATH|HOME|TMPDIR|TEMP|TMP|LD_LIBRARY_PATH|DYLD_LIBRARY_PATH|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|PATHEXT)$/i;

/**
 * The environment of PostgreSQL's programs: none of our settings, which hold secrets. Messages are in English, so that
 * we can understand them; a missing locale also makes PostgreSQL fail on macOS.
 */
export const postgresEnvironment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => NEEDED.test(name))),
  LC_ALL: 'C',
};

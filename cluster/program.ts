import { execFile, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const runFile = promisify(execFile);

/** Runs a command until it ends; returns its output. Rejects if it fails. */
export async function run(command: string, ...args: string[]): Promise<string> {
  return (await runFile(command, args)).stdout;
}

/**
 * Starts a program that runs until it is stopped, and writes its output to a file. Ctrl-C does not reach the program, so that
 * the cluster can stop its nodes in order.
 */
export function startProgram(
  [command, ...args]: string[],
  logFile: string,
  environment: Record<string, string> = {},
): { stop(): Promise<void> } {
  const log = openSync(logFile, 'a');
  const child = spawn(command!, args, {
    stdio: ['ignore', log, log],
    detached: true,
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...environment },
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** Runs a command until it ends; returns its exit code and output. With `show` the output is also printed. */
export function run(command, args, { show = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (show) target.write(chunk);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Runs a command with this terminal, forwards signals to it, and returns its exit code. */
export function runInForeground(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
    // The terminal sends Ctrl-C to the whole process group, so the child gets it too and this only has to wait.
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    process.on('SIGHUP', () => child.kill('SIGTERM'));
    const timer = stopWhenOrphaned(child);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      resolve(code ?? 1);
    });
  });
}

/** npm sends a signal only to the shell between npm and this process; the shell dies and does not forward it. */
function stopWhenOrphaned(child) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 300).unref();
}

import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** Runs a command to its end. Its output is kept, and shown as it comes only when asked for. */
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

/** Runs a command that stays, passing on the wish to stop; answers its exit code. */
export function runAndStay(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
    // Ctrl-C reaches the whole group by itself; the child ends in its own time, and this waits for it
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    process.on('SIGHUP', () => child.kill('SIGTERM'));
    const watching = stopWhenOrphaned(child);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(watching);
      resolve(code ?? 1);
    });
  });
}

/** npm passes a signal to the shell between itself and this, which dies of it without a word. */
function stopWhenOrphaned(child) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 300).unref();
}

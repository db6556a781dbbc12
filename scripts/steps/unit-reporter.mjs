import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** A line a file for node's test runner, every failure in full, and the counts in the file named by COUNTS_FILE. */
export default async function* report(events) {
  const counts = { passed: 0, failed: 0 };
  const files = new Map();
  for await (const { type, data } of events) {
    // what a test says of itself; the runner's own sums name no file
    if (type === 'test:diagnostic' && data.file) yield `  ${data.message}\n`;
    if ((type !== 'test:pass' && type !== 'test:fail') || data.details?.type === 'suite' || data.skip)
      continue;
    const file = path.relative(root, data.file ?? '');
    const tally = files.get(file) ?? { passed: 0, failed: 0, ms: 0 };
    files.set(file, tally);
    const outcome = type === 'test:pass' ? 'passed' : 'failed';
    tally[outcome] += 1;
    tally.ms += data.details.duration_ms;
    counts[outcome] += 1;
    if (outcome === 'failed') yield `\n  ✗ ${file}: ${data.name}\n${reason(data.details.error)}\n`;
  }
  for (const [file, { passed, failed, ms }] of [...files].sort()) {
    yield `  ${failed ? '✗' : '✓'} ${file}: ${passed + failed} in ${(ms / 1000).toFixed(1)} s\n`;
  }
  if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
}

function reason(error) {
  const cause = error?.cause ?? error;
  return String(cause?.stack ?? cause).replace(/^/gm, '      ');
}

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './root.mjs';
import { addResult, createCounts } from './test-counts.mjs';

/** The tests of this file run other test files, whose paths are their names. */
const RUNNER = inRoot('scripts/steps/run-together.mjs');

/** Reporter for `node --test`: one line per file, every failure in full. Writes the counts to COUNTS_FILE. */
export default async function* report(events) {
  const counts = createCounts();
  const files = new Map();
  for await (const { type, data } of events) {
    // Only messages of tests; those of the runner itself have no file.
    if (type === 'test:diagnostic' && data.file) yield `  ${data.message}\n`;
    if ((type !== 'test:pass' && type !== 'test:fail') || data.details?.type === 'suite' || data.skip)
      continue;
    const isFile = data.file === RUNNER;
    if (isFile && (type === 'test:pass' || data.details.error?.failureType === 'subtestsFailed')) continue;
    const file = isFile ? data.name : path.relative(root, data.file ?? '');
    const fileCounts = files.get(file) ?? { passed: 0, failed: 0, ms: 0 };
    files.set(file, fileCounts);
    const result = type === 'test:pass' ? 'passed' : 'failed';
    fileCounts[result] += 1;
    fileCounts.ms += data.details.duration_ms;
    const name = `${file}: ${data.name}`;
    const error = result === 'failed' ? formatError(data.details.error) : '';
    addResult(counts, {
      name,
      file,
      seconds: data.details.duration_ms / 1000,
      passed: result === 'passed',
      error,
    });
    if (error) yield `\n  ✗ ${name}\n${error.replace(/^/gm, '      ')}\n`;
  }
  for (const [file, { passed, failed, ms }] of [...files].sort()) {
    yield `  ${failed ? '✗' : '✓'} ${file}: ${passed + failed} in ${(ms / 1000).toFixed(1)} s\n`;
  }
  if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
}

/** Prints the innermost cause too, because a generated test only reports its input in the outer error. */
function formatError(error) {
  const failure = error?.cause ?? error;
  let cause = failure;
  while (cause?.cause) cause = cause.cause;
  const errors = cause === failure ? [failure] : [failure, cause];
  return errors.map((each) => String(each?.stack ?? each)).join('\n');
}

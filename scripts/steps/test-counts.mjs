/**
 * Creates the counts of a reporter: passed tests, failed tests with file and error, tests that passed only when repeated, names
 * and seconds of all tests.
 */
export function createCounts() {
  return { passed: 0, failures: [], repeated: [], tests: [] };
}

export function addResult(counts, { name, file, seconds, passed, error = '' }) {
  counts.tests.push({ name, seconds });
  if (passed) counts.passed += 1;
  else counts.failures.push({ name, file, error });
}

export function addCounts(total, { passed, failures, repeated, tests }) {
  total.passed += passed;
  total.failures.push(...failures);
  total.repeated.push(...repeated);
  total.tests.push(...tests);
}

/** Failed tests of files that passed in the second run count as passed, and are listed as repeated. */
export function addSecondRun(total, repeatedFiles, second) {
  const failedAgain = new Set(second.failures.map(({ file }) => file));
  const hasPassed = ({ file }) => repeatedFiles.includes(file) && !failedAgain.has(file);
  const repeated = total.failures.filter(hasPassed);
  total.failures = total.failures.filter((failure) => !hasPassed(failure));
  total.passed += repeated.length;
  total.repeated.push(...repeated);
}

const MAX_ERROR_LINES = 20;

/** The end of the output, with the failed tests, because CI shows only the end. */
export function formatSummary(total, duration, slowest) {
  const lines = [];
  if (total.tests.length > slowest) {
    lines.push('', `The ${slowest} slowest tests`);
    for (const { name, seconds } of findSlowest(total, slowest))
      lines.push(`  ${seconds.toFixed(1)} s ${name}`);
  }
  if (total.repeated.length > 0)
    lines.push('', 'Passed only when repeated', ...total.repeated.flatMap(formatFailure));
  if (total.failures.length > 0) lines.push('', 'Failed', ...total.failures.flatMap(formatFailure));
  lines.push('', `Done in ${duration}. ${total.repeated.length} tests were repeated.`);
  lines.push(`${total.passed} passed, ${total.failures.length} failed`);
  return lines.join('\n');
}

function formatFailure({ name, error }) {
  const lines = error.split('\n').filter((line) => line.trim() !== '');
  return [`  ✗ ${name}`, ...lines.slice(0, MAX_ERROR_LINES).map((line) => `      ${line}`)];
}

function findSlowest({ tests }, limit) {
  return tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, limit);
}

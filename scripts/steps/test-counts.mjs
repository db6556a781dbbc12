/** What a reporter counts: results, repeated tests, and the names and seconds of all tests. */
export function createCounts() {
  return { passed: 0, failed: 0, repeated: 0, tests: [] };
}

export function addCounts(total, { passed, failed, repeated, tests }) {
  total.passed += passed;
  total.failed += failed;
  total.repeated += repeated;
  total.tests.push(...tests);
}

export function findSlowest({ tests }, limit) {
  return tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, limit);
}

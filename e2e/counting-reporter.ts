import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** One line per journey, every failure in full. Writes the counts to COUNTS_FILE. */
export default class CountingReporter implements Reporter {
  private counts = {
    passed: 0,
    failures: [] as { name: string; file: string; error: string }[],
    repeated: [],
    tests: [] as { name: string; seconds: number }[],
  };

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') return;
    const passed = result.status === 'passed';
    const name = test.titlePath().slice(2).join(': ');
    const errors = result.errors.map(({ stack, message }) => stack ?? message ?? '');
    if (passed) this.counts.passed += 1;
    else this.counts.failures.push({ name, file: test.location.file, error: errors.join('\n') });
    const seconds = result.duration / 1000;
    this.counts.tests.push({ name, seconds });
    console.log(`  ${passed ? '✓' : '✗'} ${name} in ${seconds.toFixed(1)} s`);
    for (const error of errors) console.log(error.replace(/^/gm, '      '));
  }

  onError(error: { message?: string; stack?: string }): void {
    console.log(error.stack ?? error.message);
  }

  onEnd(): void {
    if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify(this.counts));
  }
}

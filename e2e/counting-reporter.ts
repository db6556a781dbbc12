import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** One line per journey, every failure in full. Writes the counts to COUNTS_FILE. */
export default class CountingReporter implements Reporter {
  private counts = { passed: 0, failed: 0 };

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') return;
    const passed = result.status === 'passed';
    this.counts[passed ? 'passed' : 'failed'] += 1;
    console.log(
      `  ${passed ? '✓' : '✗'} ${test.titlePath().slice(2).join(': ')} in ${(result.duration / 1000).toFixed(1)} s`,
    );
    for (const { stack, message } of result.errors)
      console.log((stack ?? message ?? '').replace(/^/gm, '      '));
  }

  onError(error: { message?: string; stack?: string }): void {
    console.log(error.stack ?? error.message);
  }

  onEnd(): void {
    if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify(this.counts));
  }
}

/** Whether to measure at full size. Without `--full` all benchmarks together take nine minutes. */
export const FULL = process.argv.includes('--full');

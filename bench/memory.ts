import { readFile } from 'node:fs/promises';

const SAMPLE_INTERVAL_MS = 20;
const MB = 1024 * 1024;

/** Returns the peak memory growth of a process during the work in MB, or null if the system has no /proc. */
export async function measurePeakGrowth(pid: number, work: () => Promise<void>): Promise<number | null> {
  const before = await residentMb(pid);
  let peak = before ?? 0;
  const sampling = setInterval(async () => {
    peak = Math.max(peak, (await residentMb(pid)) ?? 0);
  }, SAMPLE_INTERVAL_MS);
  try {
    await work();
  } finally {
    clearInterval(sampling);
  }
  return before === null ? null : peak - before;
}

async function residentMb(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? null : (Number(kilobytes) * 1024) / MB;
}

export function formatGrowth(growth: number | null, limit: number): string {
  return growth === null
    ? 'memory: not available on this system'
    : `memory: ${growth.toFixed(0)} MB peak growth (limit ${limit})`;
}

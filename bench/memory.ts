import { readFile } from 'node:fs/promises';

const LOOK_MS = 20;
const MB = 1024 * 1024;

/** How much the memory of a process grows at most while the work is done, in MB; null where the system does not tell. */
export async function peakGrowth(pid: number, work: () => Promise<void>): Promise<number | null> {
  const before = await residentMb(pid);
  let peak = before ?? 0;
  const looking = setInterval(async () => {
    peak = Math.max(peak, (await residentMb(pid)) ?? 0);
  }, LOOK_MS);
  try {
    await work();
  } finally {
    clearInterval(looking);
  }
  return before === null ? null : peak - before;
}

async function residentMb(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? null : (Number(kilobytes) * 1024) / MB;
}

export function growthInWords(growth: number | null, limit: number): string {
  return growth === null
    ? 'memory: not told by this system'
    : `memory: ${growth.toFixed(0)} MB more at the peak (limit ${limit})`;
}

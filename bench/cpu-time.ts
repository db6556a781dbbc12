import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

type CpuSeconds = { server: number; postgres: number };

/** Returns the CPU time of a product and of its PostgreSQL so far, or zeros if the system has no /proc. */
export function readCpuSeconds(productPid: number): CpuSeconds {
  const processes = readProcesses();
  const used = { server: 0, postgres: 0 };
  const add = ({ pid, isPostgres, ticks }: Process) => {
    used[isPostgres ? 'postgres' : 'server'] += ticks / TICKS_PER_SECOND;
    for (const child of processes) if (child.parent === pid) add(child);
  };
  for (const process of processes) if (process.pid === productPid) add(process);
  return used;
}

type Process = { pid: number; parent: number; isPostgres: boolean; ticks: number };

function readProcesses(): Process[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess);
  } catch {
    return [];
  }
}

/** Returns nothing if the process has just ended. */
function readProcess(pid: string): Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, name = '', rest = ''] = /\((.*)\) (.*)/.exec(stat) ?? [];
    const fields = rest.split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return [{ pid: Number(pid), parent: Number(fields[1]), isPostgres: name === 'postgres', ticks }];
  } catch {
    return [];
  }
}

import type { Delays } from './event-loop-delay.ts';
import { type Family, singleSample } from './text-format.ts';

/** When this process began. */
export const STARTED_AT = new Date(Date.now() - process.uptime() * 1000);

/** The process itself, under the names that dashboards for Node know. */
export function processFamilies({ p50Ms, p99Ms, maxMs }: Delays): Family[] {
  const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const lag = 'nodejs_eventloop_lag';
  return [
    singleSample(
      'gauge',
      'process_start_time_seconds',
      'When the process began.',
      STARTED_AT.getTime() / 1000,
    ),
    singleSample('gauge', 'process_resident_memory_bytes', 'Memory of the process.', rss),
    singleSample('gauge', 'nodejs_heap_size_total_bytes', 'Heap that the process holds.', heapTotal),
    singleSample('gauge', 'nodejs_heap_size_used_bytes', 'Heap that is in use.', heapUsed),
    singleSample('gauge', 'nodejs_external_memory_bytes', 'Memory beside the heap.', external),
    singleSample('counter', 'process_cpu_user_seconds_total', 'Time on the processor, own.', user / 1e6),
    singleSample(
      'counter',
      'process_cpu_system_seconds_total',
      'Time on the processor, the system’s.',
      system / 1e6,
    ),
    singleSample('counter', 'process_cpu_seconds_total', 'Time on the processor.', (user + system) / 1e6),
    singleSample('gauge', `${lag}_p50_seconds`, 'How late work came to its turn: half of it.', p50Ms / 1000),
    singleSample('gauge', `${lag}_p99_seconds`, 'How late work came to its turn: 99 of 100.', p99Ms / 1000),
    singleSample('gauge', `${lag}_max_seconds`, 'How late work came to its turn: the latest.', maxMs / 1000),
  ];
}

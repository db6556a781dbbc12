import type { Delays } from './event-loop-delay.ts';
import { type Family, singleSample } from './text-format.ts';

/** When this process started. */
export const STARTED_AT = new Date(Date.now() - process.uptime() * 1000);

/** Metrics of the process, with the names that dashboards for Node.js expect. */
export function processFamilies({ p50Ms, p99Ms, maxMs }: Delays): Family[] {
  const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const lag = 'nodejs_eventloop_lag';
  return [
    singleSample(
      'gauge',
      'process_start_time_seconds',
      'Start time of the process.',
      STARTED_AT.getTime() / 1000,
    ),
    singleSample('gauge', 'process_resident_memory_bytes', 'Memory of the process.', rss),
    singleSample('gauge', 'nodejs_heap_size_total_bytes', 'Size of the heap.', heapTotal),
    singleSample('gauge', 'nodejs_heap_size_used_bytes', 'Used part of the heap.', heapUsed),
    singleSample('gauge', 'nodejs_external_memory_bytes', 'Memory outside the heap.', external),
    singleSample('counter', 'process_cpu_user_seconds_total', 'CPU time of the program.', user / 1e6),
    singleSample(
      'counter',
      'process_cpu_system_seconds_total',
      'CPU time of the system for the process.',
      system / 1e6,
    ),
    singleSample('counter', 'process_cpu_seconds_total', 'CPU time.', (user + system) / 1e6),
    singleSample('gauge', `${lag}_p50_seconds`, 'Event loop delay, median.', p50Ms / 1000),
    singleSample('gauge', `${lag}_p99_seconds`, 'Event loop delay, 99th percentile.', p99Ms / 1000),
    singleSample('gauge', `${lag}_max_seconds`, 'Event loop delay, maximum.', maxMs / 1000),
  ];
}

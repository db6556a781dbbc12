import { watchEventLoopDelay } from './event-loop-delay.ts';
import { createRequestMetrics } from './request-metrics.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics of this process. `GET /metrics` reads them. */
export function createMetrics() {
  return {
    requests: createRequestMetrics(),
    eventLoopDelay: watchEventLoopDelay(),
    /** How often answers were saved, and attempts handed in by students. */
    answersSaved: 0,
    testsHandedIn: 0,
    refused: { overload: 0, rate: 0 },
  };
}

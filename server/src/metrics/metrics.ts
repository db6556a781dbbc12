import { watchEventLoopDelay } from './event-loop-delay.ts';
import { createRequestMetrics } from './request-metrics.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** What one process counts of its own doing. Whoever does it adds to it; `GET /metrics` reads it. */
export function createMetrics() {
  return {
    requests: createRequestMetrics(),
    eventLoopDelay: watchEventLoopDelay(),
    /** Times that answers of a test were saved, and tests handed in by their students. */
    answersSaved: 0,
    testsHandedIn: 0,
    refused: { overload: 0, rate: 0 },
  };
}

import type { Family, Sample } from './text-format.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const BUCKETS_MS = BUCKETS_SECONDS.map((seconds) => seconds * 1000);

type RouteMetrics = {
  method: string;
  route: string;
  byStatus: Map<number, number>;
  /** How many ended within each bucket and not within the one before; the last holds those beyond all. */
  byTime: number[];
  sumMs: number;
};

export type RequestMetrics = ReturnType<typeof createRequestMetrics>;

/**
 * Counts requests by route. A route is recognised by an object of its own that the framework keeps for it, so that
 * counting a request is two lookups and nothing is built.
 */
export function createRequestMetrics() {
  const routes = new Map<object, RouteMetrics>();

  function of(route: object, pattern: string | undefined, method: string): RouteMetrics {
    // an address that no route has may be asked for with any method, and is one line all the same
    const known = { method: pattern ? method : 'any', route: pattern ?? 'none' };
    const figures = { ...known, byStatus: new Map(), byTime: BUCKETS_MS.map(() => 0).concat(0), sumMs: 0 };
    routes.set(route, figures);
    return figures;
  }

  return {
    count(
      route: object,
      {
        pattern,
        method,
        status,
        ms,
      }: { pattern: string | undefined; method: string; status: number; ms: number },
    ): void {
      const figures = routes.get(route) ?? of(route, pattern, method);
      figures.byStatus.set(status, (figures.byStatus.get(status) ?? 0) + 1);
      let bucket = 0;
      while (bucket < BUCKETS_MS.length && ms > BUCKETS_MS[bucket]!) bucket += 1;
      figures.byTime[bucket]! += 1;
      figures.sumMs += ms;
    },

    families(): Family[] {
      const all = [...routes.values()];
      return [
        {
          name: 'sikhya_http_requests_total',
          help: 'Requests that were answered, by the pattern of their route.',
          type: 'counter',
          samples: all.flatMap(({ method, route, byStatus }) =>
            [...byStatus].map(([status, value]) => ({
              labels: { method, route, status: String(status) },
              value,
            })),
          ),
        },
        {
          name: 'sikhya_http_request_duration_seconds',
          help: 'How long requests took, from their arrival until the answer was sent.',
          type: 'histogram',
          samples: all.flatMap(durations),
        },
      ];
    },
  };
}

function durations({ method, route, byTime, sumMs }: RouteMetrics): Sample[] {
  const labels = { method, route };
  let count = 0;
  const buckets = byTime.map((here, index) => {
    count += here;
    const le = index < BUCKETS_SECONDS.length ? String(BUCKETS_SECONDS[index]) : '+Inf';
    return { ending: '_bucket', labels: { ...labels, le }, value: count };
  });
  return [
    ...buckets,
    { ending: '_sum', labels, value: sumMs / 1000 },
    { ending: '_count', labels, value: count },
  ];
}

import type { Family, Sample } from './text-format.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const BUCKETS_MS = BUCKETS_SECONDS.map((seconds) => seconds * 1000);

type RouteMetrics = {
  method: string;
  route: string;
  byStatus: Map<number, number>;
  /** Requests per bucket, not cumulative; the last one counts those slower than all buckets. */
  byTime: number[];
  sumMs: number;
};

export type RequestMetrics = ReturnType<typeof createRequestMetrics>;

/** Counts requests by route and method. Requests without a route are counted together, whatever their method. */
export function createRequestMetrics() {
  const routes = new Map<string, Map<string, RouteMetrics>>();

  function addRoute(route: string, method: string): RouteMetrics {
    const figures = {
      method,
      route,
      byStatus: new Map(),
      byTime: BUCKETS_MS.map(() => 0).concat(0),
      sumMs: 0,
    };
    const byMethod = routes.get(route) ?? new Map();
    routes.set(route, byMethod.set(method, figures));
    return figures;
  }

  return {
    count(request: { route: string | undefined; method: string; status: number; ms: number }): void {
      const { status, ms } = request;
      const route = request.route ?? 'none';
      const method = request.route ? request.method : 'any';
      const figures = routes.get(route)?.get(method) ?? addRoute(route, method);
      figures.byStatus.set(status, (figures.byStatus.get(status) ?? 0) + 1);
      let bucket = 0;
      while (bucket < BUCKETS_MS.length && ms > BUCKETS_MS[bucket]!) bucket += 1;
      figures.byTime[bucket]! += 1;
      figures.sumMs += ms;
    },

    families(): Family[] {
      const all = [...routes.values()].flatMap((byMethod) => [...byMethod.values()]);
      return [
        {
          name: 'sikhya_http_requests_total',
          help: 'Finished requests by route.',
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
          help: 'Time from the arrival of a request until its response was sent.',
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
    return { suffix: '_bucket', labels: { ...labels, le }, value: count };
  });
  return [
    ...buckets,
    { suffix: '_sum', labels, value: sumMs / 1000 },
    { suffix: '_count', labels, value: count },
  ];
}

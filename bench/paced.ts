import http from 'node:http';

/**
 * Load that comes when it is due, not when the server is ready for it, as people do. The time of a call counts from the
 * moment it was due, so that a server that makes others wait cannot hide it.
 */

export type Call = { at: number; send: () => Promise<void> };

const TICK_MS = 4;

/** Sends every call at its time, in milliseconds from now; the answer is how long each took. The first failure ends it. */
export async function paced(calls: Call[]): Promise<Float64Array> {
  const due = calls.toSorted((a, b) => a.at - b.at);
  const took = new Float64Array(due.length);
  const start = performance.now();
  const running: Promise<void>[] = [];
  let next = 0;
  let failure: unknown;
  while (next < due.length && failure === undefined) {
    for (; next < due.length && due[next]!.at <= performance.now() - start; next += 1) {
      const [place, { at, send }] = [next, due[next]!];
      const answered = () => {
        took[place] = performance.now() - start - at;
      };
      const failed = (error: unknown) => {
        failure ??= error;
      };
      running.push(send().then(answered, failed));
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  await Promise.all(running);
  if (failure !== undefined) throw failure;
  return took.sort();
}

export function percentile(sorted: Float64Array, percent: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0);
}

/** Every phone has a connection of its own; so many are enough to be like that. */
const agent = new http.Agent({ keepAlive: true, maxSockets: 2000 });

export type Answer = { status: number; body: string; retryAfter: string | undefined };

/** A plain call, without what a fetch does beside it: the load must not cost more than the work. */
export function send(
  address: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = http.request(
    address + path,
    {
      agent,
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
      },
    },
    (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: text,
          retryAfter: response.headers['retry-after'],
        }),
      );
    },
  );
  request.on('error', reject);
  request.end(sent);
  return promise;
}

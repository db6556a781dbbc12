import { once } from 'node:events';
import autocannon from 'autocannon';

const CONNECTIONS = 16;

export type Request = { method: 'GET' | 'PUT' | 'POST'; path: string; token?: string; body?: object };

/**
 * Measures the requests per second over 16 connections that each send the next request when the last was answered.
 * Sends each request once, or a single request `amount` times. The requests are built before the clock starts, because
 * building them must not slow the load generator down.
 */
export async function measureRate(
  url: string,
  requests: readonly Request[],
  amount = requests.length,
): Promise<number> {
  const prepared = requests.map(toAutocannon);
  const perConnection = Array.from({ length: CONNECTIONS }, (_, connection) =>
    prepared.length === 1 ? prepared : prepared.filter((_, n) => n % CONNECTIONS === connection),
  );
  let start = 0;
  let end = 0;
  const running = autocannon(
    {
      url,
      connections: CONNECTIONS,
      amount,
      // The interval at which autocannon checks whether all requests were answered.
      sampleInt: 50,
      setupClient: (client) => client.setRequests(perConnection.shift()!),
    },
    () => {},
  );
  running.on('start', () => {
    start = performance.now();
  });
  running.on('response', () => {
    end = performance.now();
  });
  const [{ non2xx, errors, requests: answered }] = (await once(running, 'done')) as [autocannon.Result];
  if (non2xx + errors > 0)
    throw new Error(`${url}: ${non2xx} refused requests and ${errors} errors under load`);
  if (answered.total !== amount)
    throw new Error(`${url}: ${answered.total} of ${amount} requests were answered`);
  return (amount / (end - start)) * 1000;
}

function toAutocannon({ method, path, token, body }: Request): autocannon.Request {
  return {
    method,
    path,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  };
}

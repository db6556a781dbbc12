import { once } from 'node:events';
import autocannon from 'autocannon';

const CONNECTIONS = 16;

export type Request = { method: 'GET' | 'PUT' | 'POST'; path: string; token?: string; body?: object };

/**
 * How many requests a second are answered when each connection sends its next one as soon as the last one was answered.
 * So many are sent: each of the given ones once, or one over and over. They are made before the time is taken, since
 * the load must not cost more than the work.
 */
export async function rateOf(
  url: string,
  requests: readonly Request[],
  amount = requests.length,
): Promise<number> {
  const made = requests.map(asSent);
  const hands = Array.from({ length: CONNECTIONS }, (_, connection) =>
    made.length === 1 ? made : made.filter((_, n) => n % CONNECTIONS === connection),
  );
  let start = 0;
  let end = 0;
  const running = autocannon(
    {
      url,
      connections: CONNECTIONS,
      amount,
      // so often it looks whether all are answered
      sampleInt: 50,
      setupClient: (client) => client.setRequests(hands.shift()!),
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
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals and ${errors} errors under load`);
  if (answered.total !== amount) throw new Error(`${url}: ${answered.total} of ${amount} were answered`);
  return (amount / (end - start)) * 1000;
}

function asSent({ method, path, token, body }: Request): autocannon.Request {
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

import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';

/** The remote address of calls of this process to itself. No socket can have it: the kernel knows IP addresses only. */
const WITHIN = 'within this process';

/** This process's own API as a fetch, without the way over the network. */
export function createInProcessFetch(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const { pathname, search } = new URL(String(input), 'http://within');
    const answer = await app.inject({
      url: pathname + search,
      method: (init?.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      headers: Object.fromEntries(new Headers(init?.headers)),
      remoteAddress: WITHIN,
    });
    const { body, statusCode: status } = answer;
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  };
}

/**
 * Whether the call is a part of another one that was let in already, such as the calls with which a page is rendered.
 * Asks the socket and not `request.ip`, which a header can change behind a proxy.
 */
export function isInProcessRequest({ raw }: FastifyRequest): boolean {
  return raw.socket.remoteAddress === WITHIN;
}

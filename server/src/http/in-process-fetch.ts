import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';

/** Marks requests of this process to itself. No socket can have this address, because it is not an IP address. */
const IN_PROCESS_ADDRESS = 'in-process';

/** Returns a `fetch` that calls our own API without the network, such as for rendering pages. */
export function createInProcessFetch(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const { pathname, search } = new URL(String(input), 'http://in-process');
    const response = await app.inject({
      url: pathname + search,
      method: (init?.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof init?.body === 'string' && { payload: init.body }),
      remoteAddress: IN_PROCESS_ADDRESS,
    });
    const { body, statusCode: status } = response;
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  };
}

/**
 * Whether the request was made by `createInProcessFetch`. Such a request is part of one that was already admitted. Reads
 * the address of the socket, because behind a proxy a header can change `request.ip`.
 */
export function isInProcessRequest({ raw }: FastifyRequest): boolean {
  return raw.socket.remoteAddress === IN_PROCESS_ADDRESS;
}

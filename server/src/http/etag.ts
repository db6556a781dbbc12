import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/**
 * Adds an ETag to successful GET responses and sends 304 when the browser already has the body. Responses with
 * `no-store` get none, unless their route sets one.
 */
export function addETags(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { method } = request;
    if ((method !== 'GET' && method !== 'HEAD') || reply.statusCode !== 200) return done();
    const canHash =
      (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
      reply.getHeader('cache-control') !== 'no-store';
    const etag = reply.getHeader('etag') ?? (canHash ? createETag(payload) : undefined);
    if (!etag) return done();
    reply.header('etag', etag);
    if (!matchesETag(request.headers['if-none-match'], String(etag))) return done();
    // Fastify closes only the stream that it sends
    if (payload instanceof Readable) payload.destroy();
    reply.code(304);
    done(null, '');
  });
}

/** Whether the browser has the body: If-None-Match is a list of ETags, or `*` for any, and weak ones equal strong ones. */
export function matchesETag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.match(/"[^"]*"/g)?.includes(etag.replace(/^W\//, '')) ?? false;
}

/** Weak, because all encodings of a body share it. */
export function createETag(body: string | Buffer): string {
  return `W/"${hash('sha1', body, 'base64')}"`;
}

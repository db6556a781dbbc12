import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * What is read is recognised by its bytes: a browser that has them already is told so, and gets no body. What nobody may
 * keep needs no tag, unless its route gives one.
 */
export function addETags(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { method } = request;
    if ((method !== 'GET' && method !== 'HEAD') || reply.statusCode !== 200) return done();
    const isWhole =
      (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
      reply.getHeader('cache-control') !== 'no-store';
    const tag = reply.getHeader('etag') ?? (isWhole ? createETag(payload) : undefined);
    if (!tag) return done();
    reply.header('etag', tag);
    if (request.headers['if-none-match'] !== tag) return done();
    reply.code(304);
    done(null, '');
  });
}

/** Weak, since it stands for all encodings. */
export function createETag(bytes: string | Buffer): string {
  return `W/"${hash('sha1', bytes, 'base64')}"`;
}

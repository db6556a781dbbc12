import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage } from '../../storage/storage.ts';
import { documentKey, noSuchFile } from '../files/service.ts';
import type { Document } from './queries.ts';
import { contentDisposition, partToSend } from './rules.ts';

/** Streams a PDF, or the part of it that is asked for, so that page one of a large one shows at once. */
export async function sendDocument(
  storage: Storage,
  { id, bytes, sha256, originalName }: Document,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${sha256}"`;
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
  // a range is a part of what GET sends; HEAD tells of the whole
  const isHead = request.method === 'HEAD';
  const asked = { range: isHead ? undefined : range, ifRange: ifRange?.toString(), ifNoneMatch };
  const decision = partToSend(asked, bytes, etag);
  const part = typeof decision === 'object' ? decision : undefined;
  const isSent = !isHead && (decision === 'whole' || part !== undefined);
  const content = isSent ? await storage.open(documentKey(id), part) : undefined;
  if (content === null) throw noSuchFile();

  reply.type('application/pdf').headers({
    'accept-ranges': 'bytes',
    'cache-control': 'no-store',
    'content-disposition': contentDisposition(originalName),
    // a browser shows a PDF by means of its own, which the policy for our pages would forbid
    'content-security-policy': "frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    etag,
  });
  if (decision === 'unchanged') return reply.code(304).send();
  if (decision === 'beyond-the-end')
    return reply.code(416).header('content-range', `bytes */${bytes}`).send();
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${bytes}`);
  return reply.header('content-length', part ? part.end - part.start + 1 : bytes).send(content);
}

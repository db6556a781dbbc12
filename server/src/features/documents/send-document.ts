import { message } from '@sikhya/contract/language/texts.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { createErrorBody } from '../../http/error-handler.ts';
import { matchesETag } from '../../http/etag.ts';
import type { Storage } from '../../storage/storage.ts';
import { fileNotFound, getDocumentKey } from '../files/service.ts';
import type { Document } from './queries.ts';
import { contentDisposition, decidePart } from './rules.ts';
import { texts } from './texts.ts';

/** Streams a PDF or the requested range of it, so that the first page of a large PDF shows at once. */
export async function sendDocument(
  storage: Storage,
  { id, bytes, sha256, originalName }: Document,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${sha256}"`;
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
  // HEAD describes the whole document
  const isHead = request.method === 'HEAD';
  const headers = { range: isHead ? undefined : range, ifRange: ifRange?.toString() };
  const decision = matchesETag(ifNoneMatch, etag) ? 'unchanged' : decidePart(headers, bytes, etag);
  const part = typeof decision === 'object' ? decision : undefined;
  const hasBody = !isHead && (decision === 'whole' || part !== undefined);
  const content = hasBody ? await storage.open(getDocumentKey(id), part) : undefined;
  if (content === null) throw fileNotFound();
  if (decision === 'past-the-end') {
    const error = new AppError('past-the-end', message(texts.pastTheEnd));
    reply.code(416).headers({ 'cache-control': 'no-store', 'content-range': `bytes */${bytes}` });
    return reply.send(createErrorBody(request, error));
  }

  reply.type('application/pdf').headers({
    'accept-ranges': 'bytes',
    'cache-control': 'no-store',
    'content-disposition': contentDisposition(originalName),
    // the browser's PDF viewer would not work with the policy of our pages
    'content-security-policy': "frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    etag,
  });
  if (decision === 'unchanged') return reply.code(304).send();
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${bytes}`);
  return reply.header('content-length', part ? part.end - part.start + 1 : bytes).send(content);
}

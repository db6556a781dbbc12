import { message } from '@sikhya/contract/language/texts.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { matchesETag } from '../../http/etag.ts';
import type { Storage } from '../../storage/storage.ts';
import { isSignedImage } from './image-urls.ts';
import { findImageKind } from './rules.ts';
import { fileNotFound } from './service.ts';
import { texts } from './texts.ts';

/** The bytes at a URL never change. A signed URL changes each day. */
const CACHE_CONTROL = {
  thumbnail: 'public, max-age=31536000, immutable',
  'question-image': 'private, max-age=86400, immutable',
  signature: 'private, max-age=86400, immutable',
};

/** Sends one size of a picture. Thumbnails are public; other pictures need a signed URL. */
export async function sendImage(
  storage: Storage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id, name } = request.params as { id: string; name: string };
  const kind = findImageKind(name);
  if (!isId(id) || !kind) throw fileNotFound();
  if (kind !== 'thumbnail' && !isSignedImage(id.toLowerCase(), request.query as { day?: unknown }))
    throw new AppError('forbidden', message(texts.pictureLinkExpired));
  const key = `${id.toLowerCase()}/${name}`;
  const etag = `"${key}"`;
  const bytes = await storage.size(key);
  if (bytes === null) throw fileNotFound();
  const isUnchanged = matchesETag(request.headers['if-none-match'], etag);
  const content = isUnchanged || request.method === 'HEAD' ? undefined : await storage.open(key);
  if (content === null) throw fileNotFound();

  reply
    .type('image/webp')
    .headers({ 'cache-control': CACHE_CONTROL[kind], 'referrer-policy': 'no-referrer', etag });
  return isUnchanged ? reply.code(304).send() : reply.header('content-length', bytes).send(content);
}

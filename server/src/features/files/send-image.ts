import type { FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../storage/storage.ts';
import { isSignedImage } from './image-urls.ts';
import { kindOfImage } from './rules.ts';
import { noSuchFile } from './service.ts';

/** What lies at an address never changes. That of a question's picture is no longer given out after a day. */
const CACHED = {
  thumbnail: 'public, max-age=31536000, immutable',
  'question-image': 'private, max-age=86400, immutable',
};

/** Sends one size of a picture: a thumbnail to everybody, the picture of a question to those with a signed address. */
export async function sendImage(
  storage: Storage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id, name } = request.params as { id: string; name: string };
  const kind = kindOfImage(name);
  if (!isId(id) || !kind) throw noSuchFile();
  if (kind === 'question-image' && !isSignedImage(id.toLowerCase(), request.query as { day?: unknown }))
    throw new AppError(
      'forbidden',
      'The address of this picture is no longer valid. Please reload the page.',
    );
  const key = `${id.toLowerCase()}/${name}`;
  const etag = `"${key}"`;
  const bytes = await storage.size(key);
  if (bytes === null) throw noSuchFile();
  const isUnchanged = request.headers['if-none-match'] === etag;
  const content = isUnchanged || request.method === 'HEAD' ? undefined : await storage.open(key);
  if (content === null) throw noSuchFile();

  reply.type('image/webp').headers({ 'cache-control': CACHED[kind], 'referrer-policy': 'no-referrer', etag });
  return isUnchanged ? reply.code(304).send() : reply.header('content-length', bytes).send(content);
}

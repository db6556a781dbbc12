import type { FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '../../database/new-id.ts';
import type { Storage } from '../../storage/storage.ts';
import { isImageName } from './rules.ts';
import { noSuchFile } from './service.ts';

/** Sends one size of a picture. What lies at such an address never changes, so it is kept for ever by whoever has it. */
export async function sendImage(
  storage: Storage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id, name } = request.params as { id: string; name: string };
  if (!isId(id) || !isImageName(name)) throw noSuchFile();
  const key = `${id.toLowerCase()}/${name}`;
  const etag = `"${key}"`;
  const bytes = await storage.size(key);
  if (bytes === null) throw noSuchFile();
  const isUnchanged = request.headers['if-none-match'] === etag;
  const content = isUnchanged || request.method === 'HEAD' ? undefined : await storage.open(key);
  if (content === null) throw noSuchFile();

  reply.type('image/webp').headers({ 'cache-control': 'public, max-age=31536000, immutable', etag });
  return isUnchanged ? reply.code(304).send() : reply.header('content-length', bytes).send(content);
}

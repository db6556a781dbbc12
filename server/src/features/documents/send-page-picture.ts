import type { FastifyReply } from 'fastify';
import type { Storage } from '../../storage/storage.ts';
import { getPagePictureKey } from '../files/service.ts';

/** Sends the picture of a document's first page, or 204 without one: the viewer then shows nothing until it is loaded. */
export async function sendPagePicture(
  storage: Storage,
  picture: { fileId: string; bytes: number } | null,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  const content = picture && (await storage.open(getPagePictureKey(picture.fileId)));
  if (!content) return reply.code(204).send();
  return reply.type('image/webp').header('content-length', picture.bytes).send(content);
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createETag } from './etag.ts';

const COMPRESS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

type Encoding = keyof typeof COMPRESS;

/** Below this, compressing saves no packet. */
const THRESHOLD_BYTES = 1024;

/** The bytes of an answer, with what they are recognised by, and compressed once for all who want that. */
export type CachedResponse = {
  etag: string;
  plain: Buffer;
  compressed(encoding: Encoding): Promise<Buffer>;
};

export function createCachedResponse(text: string): CachedResponse {
  const plain = Buffer.from(text);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: createETag(plain),
    plain,
    compressed(encoding) {
      const bytes = made.get(encoding) ?? COMPRESS[encoding](plain);
      made.set(encoding, bytes);
      return bytes;
    },
  };
}

/** Browsers keep it and ask each time whether it is still so, which costs no body when it is. */
export async function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, plain, compressed }: CachedResponse,
): Promise<FastifyReply> {
  reply.headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag,
  });
  const encoding =
    plain.length < THRESHOLD_BYTES ? null : preferredEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(plain);
  return reply.header('content-encoding', encoding).send(await compressed(encoding));
}

/** The smaller of what the caller takes; what is named with q=0 is not taken. */
function preferredEncoding(accepted: string | string[] | undefined): Encoding | null {
  if (!accepted) return null;
  const taken = String(accepted)
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';', 1)[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding)) ?? null;
}

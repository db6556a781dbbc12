import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createETag } from './etag.ts';

const COMPRESS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

export type Encoding = keyof typeof COMPRESS;

export const REVALIDATED = { 'cache-control': 'no-cache' };
export const BODY_HEADERS = { 'content-type': 'application/json; charset=utf-8', vary: 'accept-encoding' };

/** Compressing a smaller body saves no network packet. */
const MIN_COMPRESSED_BYTES = 1024;

/** The bytes of a response that is sent many times. Each encoding is compressed once, on first use. */
export type CachedResponse = {
  etag: string;
  plain: Buffer;
  compressed(encoding: Encoding): Promise<Buffer>;
  /** Returns the compressed bytes if they are there already. */
  peekCompressed(encoding: Encoding): Buffer | undefined;
};

export function createCachedResponse(text: string): CachedResponse {
  const plain = Buffer.from(text);
  const byEncoding = new Map<Encoding, Promise<Buffer>>();
  const ready = new Map<Encoding, Buffer>();
  async function compress(encoding: Encoding): Promise<Buffer> {
    const bytes = await COMPRESS[encoding](plain);
    ready.set(encoding, bytes);
    return bytes;
  }
  return {
    etag: createETag(plain),
    plain,
    compressed(encoding) {
      const bytes = byEncoding.get(encoding) ?? compress(encoding);
      byEncoding.set(encoding, bytes);
      return bytes;
    },
    peekCompressed: (encoding) => ready.get(encoding),
  };
}

/** Sends it with `no-cache`: browsers keep the body and revalidate it each time by its ETag. */
export async function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): Promise<FastifyReply> {
  reply.headers({ ...REVALIDATED, etag: response.etag });
  return sendCachedBody(request, reply, response);
}

/** Sends the body alone, for a response that only the caller may store, or nobody. */
export async function sendCachedBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, compressed }: CachedResponse,
): Promise<FastifyReply> {
  reply.headers(BODY_HEADERS);
  const encoding = chooseEncoding(plain, request.headers['accept-encoding']);
  if (!encoding) return reply.send(plain);
  return reply.header('content-encoding', encoding).send(await compressed(encoding));
}

/** Prefers brotli. An encoding with q=0 is not accepted. */
export function chooseEncoding(body: Buffer, header: string | string[] | undefined): Encoding | null {
  if (!header || body.length < MIN_COMPRESSED_BYTES) return null;
  const accepted = String(header)
    .split(',')
    .filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item))
    .map((item) => item.split(';', 1)[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? null;
}

import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Compresses in a thread of its own, because a large course takes long. */
export async function toCompressedJson(value: unknown): Promise<Buffer> {
  return compress(Buffer.from(JSON.stringify(value)));
}

/** The caller states the type: only what the server itself has written is read. */
export async function fromCompressedJson<T>(bytes: Buffer): Promise<T> {
  return JSON.parse((await decompress(bytes)).toString('utf8')) as T;
}

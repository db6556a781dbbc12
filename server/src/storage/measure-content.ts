import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { StorageError } from './storage.ts';

/** Passes the content through while counting and hashing it; throws as soon as it is larger than allowed. */
export function measureContent(content: Readable | AsyncIterable<Uint8Array>, maxBytes: number) {
  const source = keepOpen(content);
  const hash = createHash('sha256');
  let bytes = 0;

  async function* pass(): AsyncGenerator<Uint8Array, undefined> {
    for await (const chunk of source) {
      if (!(chunk instanceof Uint8Array)) throw new TypeError('The content of a file is bytes.');
      bytes += chunk.length;
      if (bytes > maxBytes) throw new StorageError('too-large');
      hash.update(chunk);
      yield chunk;
    }
  }

  return { content: pass(), result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

function keepOpen(content: Readable | AsyncIterable<Uint8Array>): AsyncIterable<unknown> {
  if (!(content instanceof Readable)) return content;
  // The iterator only handles errors while it reads; an error before or after would end the process.
  content.on('error', () => {});
  return content.iterator({ destroyOnReturn: false });
}

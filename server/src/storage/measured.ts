import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { StorageFailure } from './storage.ts';

/** Passes the content on while it counts and hashes it; breaks off as soon as it is longer than allowed. */
export function measured(content: Readable | AsyncIterable<Uint8Array>, maxBytes: number) {
  const source = leftOpen(content);
  const hash = createHash('sha256');
  let bytes = 0;

  async function* pass(): AsyncGenerator<Uint8Array, undefined> {
    for await (const chunk of source) {
      if (!(chunk instanceof Uint8Array)) throw new TypeError('The content of a file is bytes.');
      bytes += chunk.length;
      if (bytes > maxBytes) throw new StorageFailure('too-large');
      hash.update(chunk);
      yield chunk;
    }
  }

  return { content: pass(), result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

function leftOpen(content: Readable | AsyncIterable<Uint8Array>): AsyncIterable<unknown> {
  if (!(content instanceof Readable)) return content;
  // The iterator reports a failure, but listens only while it reads: one before or after would end the process.
  content.on('error', () => {});
  return content.iterator({ destroyOnReturn: false });
}

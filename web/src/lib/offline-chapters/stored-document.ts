import { checkLease, type OpenChapter, openChapter, readPart, storeReadTime } from './chapter-storage.ts';
import { joinChunks, listChunksOf } from './chunks.ts';

/** Why reading has stopped in the middle of a document. */
export type ReadFailure = 'ended' | 'clock-set-back' | 'missing';

export type StoredDocument = { bytes: number; read: (begin: number, end: number) => Promise<Uint8Array> };

/** Decrypted chunks that stay in memory, because the parser reads many small ranges. */
const CACHED_CHUNKS = 8;

export class ReadError extends Error {
  readonly reason: ReadFailure;
  constructor(reason: ReadFailure) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Opens the PDF of a chapter on this device; null if it is not completely stored. Throws a ReadError without a lease that is
 * valid now.
 */
export async function openStoredDocument(chapterId: string): Promise<StoredDocument | null> {
  const open = await openChapter(chapterId).catch(() => 'missing' as const);
  if (open === 'missing') return null;
  if (typeof open === 'string') throw new ReadError(open);
  if (open.chapter.state !== 'complete' || !open.chapter.document) return null;
  void storeReadTime(chapterId).catch(() => {});
  const { bytes, version } = open.chapter.document;
  const readChunk = createChunkReader(open, version);
  const read = async (begin: number, end: number) => {
    const state = await checkLease(open.terms);
    if (state !== 'valid') throw new ReadError(state);
    const chunks = await Promise.all(
      listChunksOf(begin, end).map(async (index) => ({ index, bytes: await readChunk(index) })),
    );
    return joinChunks(chunks, begin, end);
  };
  return { bytes, read };
}

function createChunkReader(open: OpenChapter, version: string) {
  const cache = new Map<number, Promise<Uint8Array>>();
  const readChunk = async (index: number) => {
    const chunk = await readPart(open, `pdf/${index}`, version).catch(() => undefined);
    if (!chunk) throw new ReadError('missing');
    return chunk;
  };
  return (index: number): Promise<Uint8Array> => {
    const chunk = cache.get(index) ?? readChunk(index);
    // move it to the end, because the first ones are dropped first
    cache.delete(index);
    cache.set(index, chunk);
    const [oldest] = cache.keys();
    if (cache.size > CACHED_CHUNKS && oldest !== undefined) cache.delete(oldest);
    return chunk;
  };
}

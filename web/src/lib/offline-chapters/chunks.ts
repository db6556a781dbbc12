/** A PDF is stored in chunks, each encrypted on its own, so that any page opens without reading the ones before it. */
export const CHUNK_BYTES = 256 * 1024;

export const countChunks = (bytes: number): number => Math.ceil(bytes / CHUNK_BYTES);

/** The bytes of a chunk in the file; `to` is the first byte after it. */
export function getChunkRange(index: number, bytes: number): { from: number; to: number } {
  const from = index * CHUNK_BYTES;
  return { from, to: Math.min(from + CHUNK_BYTES, bytes) };
}

/** The chunks that hold the bytes from `begin` to before `end`. */
export function listChunksOf(begin: number, end: number): number[] {
  if (end <= begin) return [];
  const first = Math.floor(begin / CHUNK_BYTES);
  const last = Math.floor((end - 1) / CHUNK_BYTES);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Copies the bytes from `begin` to before `end` out of their chunks. */
export function joinChunks(
  chunks: readonly { index: number; bytes: Uint8Array }[],
  begin: number,
  end: number,
): Uint8Array {
  const joined = new Uint8Array(end - begin);
  for (const { index, bytes } of chunks) {
    const from = index * CHUNK_BYTES;
    const part = bytes.subarray(Math.max(0, begin - from), Math.max(0, end - from));
    joined.set(part, Math.max(0, from - begin));
  }
  return joined;
}

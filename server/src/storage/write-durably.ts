import { open } from 'node:fs/promises';

/** Writes a new file that only its owner can read, and returns when it survives a power failure. */
export async function writeDurably(
  place: string,
  content: string | AsyncIterable<Uint8Array>,
): Promise<void> {
  const file = await open(place, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

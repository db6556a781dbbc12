import { createUnreachableError } from '../../../lib/api-error.ts';

/** Some phones report no error when they lose the connection during a response. */
const CHUNK_TIMEOUT_MS = 20_000;

/** Reads a response body chunk by chunk. Throws when no chunk arrives within the timeout. */
export async function readBody(
  response: Response,
  onChunk: (chunk: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  const reader = response.body?.getReader();
  try {
    for (;;) {
      const chunk = await withTimeout(reader?.read().then(({ value }) => value));
      if (!chunk) return;
      onChunk(chunk);
    }
  } catch {
    void reader?.cancel().catch(() => {});
    throw createUnreachableError();
  }
}

/** Returns the size of the whole file, or undefined when the response is not a range of it. */
export function getTotalBytes(response: Response): number | undefined {
  const total = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
  return total === undefined ? undefined : Number(total);
}

async function withTimeout<Value>(promise: Promise<Value> | undefined): Promise<Value | undefined> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(createUnreachableError()), CHUNK_TIMEOUT_MS);
  try {
    return await Promise.race([promise, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}

import { createUnreachableError } from './api-error.ts';

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
      const chunk = await withTimeout(reader?.read());
      if (!chunk?.value) return;
      onChunk(chunk.value);
    }
  } catch {
    void reader?.cancel().catch(() => {});
    throw createUnreachableError();
  }
}

/** Reads a response body as text. Throws as `readBody` does. */
export async function readText(response: Response): Promise<string> {
  const chunks: BlobPart[] = [];
  await readBody(response, (chunk) => chunks.push(chunk));
  return new Blob(chunks).text();
}

function withTimeout<Value>(promise: Promise<Value> | undefined): Promise<Value | undefined> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, CHUNK_TIMEOUT_MS);
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

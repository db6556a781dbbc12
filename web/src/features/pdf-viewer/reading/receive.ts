import { createUnreachableError } from '../../../lib/api-error.ts';

/** A phone that lost its line in a lift often never hears that the answer will not come. */
const SILENCE_MS = 20_000;

/** The body of an answer, piece by piece, so that a line that went dead in the middle is noticed. */
export async function receive(
  response: Response,
  onPiece: (piece: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  const reader = response.body?.getReader();
  try {
    for (;;) {
      const piece = await withinSilence(reader?.read().then(({ value }) => value));
      if (!piece) return;
      onPiece(piece);
    }
  } catch {
    void reader?.cancel().catch(() => {});
    throw createUnreachableError();
  }
}

/** How long the whole file is, of which this answer is a part; undefined if it is no part. */
export function totalOf(response: Response): number | undefined {
  const total = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
  return total === undefined ? undefined : Number(total);
}

async function withinSilence<Value>(reading: Promise<Value> | undefined): Promise<Value | undefined> {
  const silence = Promise.withResolvers<never>();
  const timer = setTimeout(() => silence.reject(createUnreachableError()), SILENCE_MS);
  try {
    return await Promise.race([reading, silence.promise]);
  } finally {
    clearTimeout(timer);
  }
}

import { unreachable } from '../../../lib/api-error.ts';

export type Received = {
  bytes: Uint8Array;
  total: number;
  /** The same for all parts of one file; another when an admin has put a new one in its place. */
  version: string;
};

/** A phone that lost its line in a lift often never hears that the answer will not come. */
const SILENCE_MS = 20_000;

/** The body of an answer, piece by piece, so that a line that went dead in the middle is noticed. */
export async function receive(response: Response, onBytes: (count: number) => void): Promise<Received> {
  const pieces: Uint8Array[] = [];
  const reader = response.body?.getReader();
  try {
    for (;;) {
      const value = await withinSilence(reader?.read().then((piece) => piece.value));
      if (!value) break;
      pieces.push(value);
      onBytes(value.length);
    }
  } catch {
    void reader?.cancel().catch(() => {});
    throw unreachable();
  }
  const bytes = joined(pieces);
  const whole = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
  const total = whole === undefined ? bytes.length : Number(whole);
  return { bytes, total, version: `${response.headers.get('etag') ?? ''} ${total}` };
}

async function withinSilence<Value>(reading: Promise<Value> | undefined): Promise<Value | undefined> {
  const silence = Promise.withResolvers<never>();
  const timer = setTimeout(() => silence.reject(unreachable()), SILENCE_MS);
  try {
    return await Promise.race([reading, silence.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/** After this time, the same write gets a new key. */
const KEY_TTL_MS = 10 * 60_000;

/** The keys of writes whose result is not known yet. The map's keys are method, URL and body. */
const pending = new Map<string, { key: string; since: number }>();

/** Creates a value for the header Idempotency-Key. */
export function createIdempotencyKey(): string {
  // crypto.randomUUID is missing on pages that are not served over https
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the key for a write. A write with the same method, URL and body gets the same key until its result is known,
 * so that a retry is never done twice.
 */
export function getIdempotencyKey(write: string, now = Date.now()): string {
  for (const [other, { since }] of pending) if (now - since > KEY_TTL_MS) pending.delete(other);
  const known = pending.get(write);
  if (known) return known.key;
  const key = createIdempotencyKey();
  pending.set(write, { key, since: now });
  return key;
}

/** Call when the result of a write is known: the next write with the same input then gets a new key. */
export function forgetIdempotencyKey(write: string): void {
  pending.delete(write);
}

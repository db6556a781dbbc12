/** After this long, the same input counts as a new intent. */
const REMEMBER_MS = 10 * 60_000;

/** The keys of writes whose outcome is not known, by what was sent. */
const pending = new Map<string, { key: string; since: number }>();

/** A new value for the header Idempotency-Key. */
export function newIdempotencyKey(): string {
  // crypto.randomUUID is missing where the page is not served over https
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The key for a write. A write with the same method, address and body gets the same key until its outcome is known,
 * so that trying again never does it twice.
 */
export function keyOfIntent(intent: string, now = Date.now()): string {
  for (const [other, { since }] of pending) if (now - since > REMEMBER_MS) pending.delete(other);
  const known = pending.get(intent);
  if (known) return known.key;
  const key = newIdempotencyKey();
  pending.set(intent, { key, since: now });
  return key;
}

/** The outcome of a write is known: the next one with the same input is a new intent. */
export function settleIntent(intent: string): void {
  pending.delete(intent);
}

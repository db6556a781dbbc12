import { randomUUID } from 'node:crypto';

const TIME_DIGITS = 12;

/** Creates a UUIDv7. It starts with the time, so new rows are next to each other in the index. */
export function newId(now = Date.now()): string {
  const time = now.toString(16).padStart(TIME_DIGITS, '0');
  // Node pregenerates random UUIDs, so replacing the first part of one is faster than asking for random bytes.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** Every id that was created at this time or later is at least this one. */
export function firstIdAt(time: Date): string {
  const digits = time.getTime().toString(16).padStart(TIME_DIGITS, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-0000-000000000000`;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Checks an id from a request before a query. PostgreSQL would fail on any other text, and would accept the same id in
 * capital letters.
 */
export function isId(text: string): boolean {
  return ID.test(text);
}

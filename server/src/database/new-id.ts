import { randomUUID } from 'node:crypto';

const TIME_DIGITS = 12;

/** A UUIDv7: random, and sorting by the time it was made, so that new rows lie together. */
export function newId(now = Date.now()): string {
  const time = now.toString(16).padStart(TIME_DIGITS, '0');
  // Node has random UUIDs in store; of such a one all is kept but the time's place and the version
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Whether a word from outside can be an id at all, as we write them; PostgreSQL would call anything else an error, and
 * capitals the same id.
 */
export function isId(text: string): boolean {
  return ID.test(text);
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { fileUrl } from '@sikhya/contract/files.ts';

/**
 * Pictures of questions are for those who may see the question, but an `<img>` sends no token. So the server signs
 * their addresses, and gives them only to those who may see the question. An address is the same for everybody for a
 * day, so that browsers can cache the picture, and is good until the end of the next day.
 */

const DAY_MS = 24 * 3600 * 1000;
const KEY_BYTES = 16;
const MOST_REMEMBERED = 5000;

type ImageUrls = ReturnType<typeof createImageUrls>;

/** The first secret signs; keys of the others are still good. */
export function createImageUrls(secrets: string[], now: () => Date) {
  const today = () => Math.floor(now().getTime() / DAY_MS);
  const remembered = { day: 0, urls: new Map<string, string>() };

  function urlOf(id: string): string {
    const day = today();
    if (remembered.day !== day || remembered.urls.size >= MOST_REMEMBERED) {
      remembered.urls.clear();
      remembered.day = day;
    }
    const known = remembered.urls.get(id);
    if (known) return known;
    const key = keyOf(secrets[0]!, id, day).toString('base64url');
    const url = `${fileUrl(id, 'question-image')}?day=${day}&key=${key}`;
    remembered.urls.set(id, url);
    return url;
  }

  /** Clocks of several servers differ a little, so that tomorrow may have begun for one of them. */
  function isSigned(id: string, query: { day?: unknown; key?: unknown }): boolean {
    const day = Number(query.day);
    const key = Buffer.from(typeof query.key === 'string' ? query.key : '', 'base64url');
    if (!Number.isInteger(day) || Math.abs(day - today()) > 1 || key.length !== KEY_BYTES) return false;
    return secrets.some((secret) => timingSafeEqual(key, keyOf(secret, id, day)));
  }

  return { urlOf, isSigned };
}

/** The first line keeps these keys apart from everything else that the secret signs. */
function keyOf(secret: string, id: string, day: number): Buffer {
  const signed = createHmac('sha256', secret).update(`question-image\n${id}\n${day}`).digest();
  return signed.subarray(0, KEY_BYTES);
}

/** A process has one set of secrets, and what it prepares for many at once holds these addresses. */
let inForce: ImageUrls | undefined;

export function signQuestionImages(urls: ImageUrls): void {
  inForce = urls;
}

/** Not signed where no server runs, as in the command-line tools; such an address names the picture but shows nothing. */
export function questionImageUrl(id: string): string {
  return inForce?.urlOf(id) ?? fileUrl(id, 'question-image');
}

export function isSignedImage(id: string, query: { day?: unknown; key?: unknown }): boolean {
  return inForce?.isSigned(id, query) ?? false;
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { type FileKind, fileUrl } from '@sikhya/contract/files.ts';

/**
 * Only people who may see a question may see its picture, but an `<img>` sends no token. So the server signs the URLs of
 * these pictures. A URL is the same for everybody for a day, so that browsers can cache the picture, and is valid until
 * the end of the next day.
 */

/** The pictures that are not public. */
type SignedKind = Extract<FileKind, 'question-image' | 'signature'>;

const DAY_MS = 24 * 3600 * 1000;
const KEY_BYTES = 16;
const MAX_CACHED = 5000;

type ImageUrls = ReturnType<typeof createImageUrls>;

/** Signs with the first secret. Accepts URLs of all secrets, so that a secret can be rotated. */
export function createImageUrls(secrets: string[], now: () => Date) {
  const today = () => Math.floor(now().getTime() / DAY_MS);
  const cache = { day: 0, urls: new Map<string, string>() };

  function signUrl(id: string, kind: SignedKind = 'question-image'): string {
    const day = today();
    if (cache.day !== day || cache.urls.size >= MAX_CACHED) {
      cache.urls.clear();
      cache.day = day;
    }
    const cached = cache.urls.get(id);
    if (cached) return cached;
    const key = createKey(secrets[0]!, id, day).toString('base64url');
    const url = `${fileUrl(id, kind)}?day=${day}&key=${key}`;
    cache.urls.set(id, url);
    return url;
  }

  /** Also accepts tomorrow's day, because the clocks of several servers may differ. */
  function isSigned(id: string, query: { day?: unknown; key?: unknown }): boolean {
    const day = Number(query.day);
    const key = Buffer.from(typeof query.key === 'string' ? query.key : '', 'base64url');
    if (!Number.isInteger(day) || Math.abs(day - today()) > 1 || key.length !== KEY_BYTES) return false;
    return secrets.some((secret) => timingSafeEqual(key, createKey(secret, id, day)));
  }

  return { signUrl, isSigned };
}

/** The prefix separates these keys from everything else that is signed with the secret. */
function createKey(secret: string, id: string, day: number): Buffer {
  const signed = createHmac('sha256', secret).update(`question-image\n${id}\n${day}`).digest();
  return signed.subarray(0, KEY_BYTES);
}

/** Set once per process, when the server is built. */
let imageUrls: ImageUrls | undefined;

export function setImageUrls(urls: ImageUrls): void {
  imageUrls = urls;
}

/** Without a server, as in command-line tools, the URL is not signed. It identifies the picture but cannot be opened. */
export function questionImageUrl(id: string): string {
  return signedImageUrl(id, 'question-image');
}

export function signedImageUrl(id: string, kind: SignedKind): string {
  return imageUrls?.signUrl(id, kind) ?? fileUrl(id, kind);
}

export function isSignedImage(id: string, query: { day?: unknown; key?: unknown }): boolean {
  return imageUrls?.isSigned(id, query) ?? false;
}

/** Bytes that are encrypted with AES-GCM. */
export type Box = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };

const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The key of this device. Scripts can use it, but nobody can read it. */
export const createDeviceKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);

export const importDataKey = (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', fromBase64Url(key), ALGORITHM, false, ['encrypt', 'decrypt']);

/** Identifies a key without revealing it. */
export async function getKeyId(key: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', fromBase64Url(key)));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `place` names what the box belongs to and is authenticated with it: under another name the box cannot be opened. */
export async function sealBytes(key: CryptoKey, bytes: BufferSource, place: string): Promise<Box> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const algorithm = { name: ALGORITHM, iv, additionalData: encoder.encode(place) };
  return { iv, data: await crypto.subtle.encrypt(algorithm, key, bytes) };
}

/** Throws if the box was changed, belongs to another place or was sealed with another key. */
export async function openBytes(key: CryptoKey, { iv, data }: Box, place: string): Promise<Uint8Array> {
  const algorithm = { name: ALGORITHM, iv, additionalData: encoder.encode(place) };
  return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, data));
}

export const sealJson = (key: CryptoKey, value: unknown, place: string): Promise<Box> =>
  sealBytes(key, encoder.encode(JSON.stringify(value)), place);

export async function openJson<T>(key: CryptoKey, box: Box, place: string): Promise<T> {
  return JSON.parse(decoder.decode(await openBytes(key, box, place)));
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

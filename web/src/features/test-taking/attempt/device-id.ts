import { readStorage, writeStorage } from '../../../lib/browser-storage.ts';

/** The key must not change: a running exam belongs to the device with the id stored under it. */
const KEY = 'exam-device';

let inMemory: string | undefined;

/** Names this browser to the server, which lets one device at a time answer an exam. */
export function getDeviceId(): string {
  inMemory ??= readStorage('localStorage', KEY) ?? createId();
  return inMemory;
}

/** `crypto.randomUUID` exists only on HTTPS pages. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  writeStorage('localStorage', KEY, id);
  return id;
}

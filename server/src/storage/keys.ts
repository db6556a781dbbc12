const KEY = /^[a-z0-9][a-z0-9-]{1,63}\/[a-z0-9][a-z0-9.-]{0,99}$/;

export function isKey(key: string): boolean {
  return KEY.test(key);
}

/** Nothing from outside ever becomes a key, so any other shape is a mistake in this program. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new TypeError(`Not a key of the file store: ${JSON.stringify(key)}`);
}

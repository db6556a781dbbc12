const KEY = /^[a-z0-9][a-z0-9-]{1,63}\/[a-z0-9][a-z0-9.-]{0,99}$/;

export function isKey(key: string): boolean {
  return KEY.test(key);
}

/** Keys never come from user input, so a wrong one is a bug. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new TypeError(`Not a key of the file store: ${JSON.stringify(key)}`);
}

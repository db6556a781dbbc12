type StorageName = 'localStorage' | 'sessionStorage';

/** Returns null also when storage is disabled, because the browser then throws on every access. */
export function readStorage(storage: StorageName, key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the key. Does nothing when storage is disabled or full: callers must work without it. */
export function writeStorage(storage: StorageName, key: string, value: string | null): void {
  try {
    if (value === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, value);
  } catch {
    // callers work without a stored value
  }
}

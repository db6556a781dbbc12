type Where = 'localStorage' | 'sessionStorage';

/** null also where the browser keeps nothing for us: with storage switched off, even to ask for it throws. */
export function readStored(where: Where, key: string): string | null {
  try {
    return globalThis[where].getItem(key);
  } catch {
    return null;
  }
}

/** null removes it. Where storage is switched off or full nothing is kept, and the page works on without it. */
export function store(where: Where, key: string, value: string | null): void {
  try {
    if (value === null) globalThis[where].removeItem(key);
    else globalThis[where].setItem(key, value);
  } catch {
    // what is kept here is worth no more than that
  }
}

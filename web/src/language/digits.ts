import type { Digits } from '@sikhya/contract/language/language.ts';

const KEY = 'digits';
const CHANGED = 'digits-changed';

/** The digits of numbers on Odia pages, chosen on this device. */
export function getDigits(): Digits {
  try {
    return localStorage.getItem(KEY) === 'odia' ? 'odia' : 'latin';
  } catch {
    return 'latin';
  }
}

export function setDigits(digits: Digits): void {
  try {
    if (digits === 'odia') localStorage.setItem(KEY, digits);
    else localStorage.removeItem(KEY);
  } catch {
    // storage is disabled: the digits stay as they are
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Returns a function that unsubscribes. */
export function onDigitsChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}

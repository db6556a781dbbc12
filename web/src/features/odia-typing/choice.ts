import { useSyncExternalStore } from 'react';

const KEY = 'odia-typing';
const ON = 'on';
const CHANGED = 'odia-typing-changed';

/** For a browser without storage: it holds until the page is left. */
let unstored: boolean | null = null;

/** Whether Odia is typed, as chosen here or in another tab, and how to choose. Off until somebody switches it on. */
export function useOdiaChoice(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, chosen, () => false), choose];
}

function chosen(): boolean {
  if (unstored !== null) return unstored;
  try {
    return localStorage.getItem(KEY) === ON;
  } catch {
    return false;
  }
}

function choose(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, ON);
    else localStorage.removeItem(KEY);
  } catch {
    unstored = on;
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(redraw: () => void): () => void {
  window.addEventListener(CHANGED, redraw);
  window.addEventListener('storage', redraw);
  return () => {
    window.removeEventListener(CHANGED, redraw);
    window.removeEventListener('storage', redraw);
  };
}

import { useSyncExternalStore } from 'react';

const KEY = 'odia-typing';
const ON = 'on';
const CHANGE_EVENT = 'odia-typing-changed';

/** Used when the browser has no storage; lost when the page is closed. */
let fallback: boolean | null = null;

/** Whether Odia typing is on, in all tabs, and a function to change it. Off by default. */
export function useOdiaTypingSetting(): [boolean, (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, readSetting, () => false), saveSetting];
}

function readSetting(): boolean {
  if (fallback !== null) return fallback;
  try {
    return localStorage.getItem(KEY) === ON;
  } catch {
    return false;
  }
}

function saveSetting(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(KEY, ON);
    else localStorage.removeItem(KEY);
  } catch {
    fallback = isOn;
  }
  window.dispatchEvent(new Event(CHANGE_EVENT));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGE_EVENT, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGE_EVENT, onChange);
    window.removeEventListener('storage', onChange);
  };
}

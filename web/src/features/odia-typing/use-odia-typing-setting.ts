import { useSyncExternalStore } from 'react';
import type { FieldKind } from './composition/field.ts';

const CHANGE_EVENT = 'odia-typing-changed';

/** Stored only when it differs from the default: Odia typing is on in fields for Odia and off in all others. */
const SETTINGS = {
  any: { key: 'odia-typing', changed: 'on', isOnByDefault: false },
  odia: { key: 'odia-typing-in-odia-fields', changed: 'off', isOnByDefault: true },
} as const satisfies Record<FieldKind, object>;

/** Used when the browser has no storage; lost when the page is closed. */
const fallback = new Map<FieldKind, boolean>();

/** Whether Odia typing is on in a kind of field, in all tabs, and a function to change it. */
export function useOdiaTypingSetting(kind: FieldKind): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    subscribe,
    () => readSetting(kind),
    () => SETTINGS[kind].isOnByDefault,
  );
  return [isOn, (newIsOn) => saveSetting(kind, newIsOn)];
}

export function readSetting(kind: FieldKind): boolean {
  const { key, changed, isOnByDefault } = SETTINGS[kind];
  const stored = fallback.get(kind);
  if (stored !== undefined) return stored;
  try {
    return (localStorage.getItem(key) === changed) !== isOnByDefault;
  } catch {
    return isOnByDefault;
  }
}

function saveSetting(kind: FieldKind, isOn: boolean): void {
  const { key, changed, isOnByDefault } = SETTINGS[kind];
  try {
    if (isOn === isOnByDefault) localStorage.removeItem(key);
    else localStorage.setItem(key, changed);
  } catch {
    fallback.set(kind, isOn);
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

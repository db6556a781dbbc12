import { useSyncExternalStore } from 'react';

export type Theme = 'system' | 'light' | 'dark';

/** The same key that public/early.js reads before the first paint. */
const KEY = 'theme';
const CHANGED = 'theme-changed';

/** The theme and its setter. During hydration the theme is `system`. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, getTheme, () => 'system'), setTheme];
}

/** Read from the page, where early.js has applied the stored theme. */
function getTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function setTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // storage is disabled: the theme lasts until the page is left
  }
}

function applyTheme(theme: string | null): void {
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  else delete dataset.theme;
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  const handleOtherTab = (event: StorageEvent) => {
    // the key is null when the whole storage was cleared
    if (event.key === KEY || event.key === null) applyTheme(event.newValue);
  };
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', handleOtherTab);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', handleOtherTab);
  };
}

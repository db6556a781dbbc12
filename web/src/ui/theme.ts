import { useSyncExternalStore } from 'react';

export type Theme = 'system' | 'light' | 'dark';

/** The same key that public/early.js reads before the first paint. */
const KEY = 'theme';
const CHANGED = 'theme-changed';

/** The chosen theme and how to choose another. While a page is taken over from the server: the system's. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, shownTheme, () => 'system'), chooseTheme];
}

/** The page itself knows best: it is what early.js made of the stored choice. */
function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function chooseTheme(theme: Theme): void {
  show(theme);
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // storage is switched off: it holds until the page is left
  }
}

function show(theme: string | null): void {
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  else delete dataset.theme;
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(redraw: () => void): () => void {
  const chosenInAnotherTab = (event: StorageEvent) => {
    // a cleared storage has no key
    if (event.key === KEY || event.key === null) show(event.newValue);
  };
  window.addEventListener(CHANGED, redraw);
  window.addEventListener('storage', chosenInAnotherTab);
  return () => {
    window.removeEventListener(CHANGED, redraw);
    window.removeEventListener('storage', chosenInAnotherTab);
  };
}

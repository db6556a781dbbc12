import { useEffect, useSyncExternalStore } from 'react';

/** A title from the page's data, such as the name of a course; undefined for pages with a fixed title. */
let pageTitle: string | undefined;
const listeners = new Set<() => void>();

function setPageTitle(title: string | undefined): void {
  pageTitle = title;
  for (const listener of listeners) listener();
}

/** Puts the title before the site's name in the document title while the component is mounted. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    setPageTitle(title);
    return () => setPageTitle(undefined);
  }, [title]);
}

/** Returns the title that the current screen has set. */
export function useCurrentPageTitle(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pageTitle,
    () => undefined,
  );
}

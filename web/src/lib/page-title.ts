import { useEffect, useSyncExternalStore } from 'react';

/** A title that names what the page shows, such as the course; undefined for pages with a fixed title. */
let detail: string | undefined;
const listeners = new Set<() => void>();

function setDetail(title: string | undefined): void {
  detail = title;
  for (const listener of listeners) listener();
}

/** Puts a title before the site's name for as long as the component is on screen. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    setDetail(title);
    return () => setDetail(undefined);
  }, [title]);
}

/** For the head of the page. */
export function useTitleDetail(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => detail,
    () => undefined,
  );
}

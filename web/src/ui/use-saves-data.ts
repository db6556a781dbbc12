import { useSyncExternalStore } from 'react';

/**
 * Whether pictures wait for a tap and headings load no font. public/early.js marks the page, and lib/less-data.ts when
 * the choice changes. False during hydration.
 */
export function useSavesData(): boolean {
  return useSyncExternalStore(subscribe, isMarked, () => false);
}

const isMarked = () => document.documentElement.dataset.saveData !== undefined;

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-save-data'] });
  return () => observer.disconnect();
}

import { useEffect } from 'react';
import { mayHaveChapters } from '../../lib/offline-chapters/chapters-hint.ts';

/** Mounted on every page of a student. Renews the leases of chapters on this device, and continues downloads. */
export function OfflineChapters() {
  useEffect(() => {
    // loaded only when needed, because most students have no chapter on the device; a failed load is repeated by the next page
    if (mayHaveChapters()) void start().catch(() => {});
  }, []);
  return null;
}

async function start(): Promise<void> {
  const { startChapters } = await import('../../lib/offline-chapters/chapter-downloads.ts');
  startChapters();
}

import type { PagePicture } from '@sikhya/contract/study.ts';
import { useEffect, useState } from 'react';
import { fetchPicture } from '../../lib/call.ts';
import { loadLastPage } from './last-page.ts';
import type { PageSize } from './layout/page-layout.ts';
import { loadReadingSettings } from './reading-settings.ts';

export type LoadedPicture = { bitmap: ImageBitmap; size: PageSize };

type Owner = { documentKey: string; studentKey: string };

/**
 * Loads the picture of the first page. Returns null until it is loaded, without one, and for a student who continues on
 * another page or in the text view. public/early.js has the same conditions.
 */
export function usePagePicture(
  source: PagePicture | null,
  { documentKey, studentKey }: Owner,
): LoadedPicture | null {
  const [picture, setPicture] = useState<LoadedPicture | null>(null);
  const [isWanted] = useState(
    () => loadLastPage(documentKey) === 1 && loadReadingSettings(studentKey).view === 'pages',
  );
  const { url, width = 0, height = 0 } = source ?? {};
  useEffect(() => {
    if (url === undefined || !isWanted) return;
    const unmounted = new AbortController();
    let bitmap: ImageBitmap | undefined;
    const load = async () => {
      const blob = await fetchPicture(url, unmounted.signal);
      if (!blob) return;
      bitmap = await createImageBitmap(blob);
      if (unmounted.signal.aborted) bitmap.close();
      else setPicture({ bitmap, size: { width, height } });
    };
    // the viewer shows the page a little later anyway
    load().catch(() => {});
    return () => {
      unmounted.abort();
      bitmap?.close();
      setPicture(null);
    };
  }, [url, width, height, isWanted]);
  return picture;
}

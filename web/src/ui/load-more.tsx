import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../language/locale.tsx';
import { Button } from './button.tsx';
import { texts } from './texts.ts';

const loadMoreTexts = defineTexts({
  loadMore: { en: 'Load more', or: 'ଆହୁରି ଦେଖନ୍ତୁ' },
  loadingMore: { en: 'Loading...', or: 'ଖୋଲୁଛି...' },
});

/** How far before the end of the list the next items are loaded. */
const LOAD_DISTANCE = '800px';

type LoadMoreProps = {
  /** Load when the end of the list comes near; otherwise only by the button. */
  autoLoad: boolean;
  loading: boolean;
  /** Why the last load failed; stops automatic loading. */
  error?: ReactNode;
  onLoadMore: () => void;
};

/** The end of an infinite list: loads more while scrolling or by a button. */
export function LoadMore({ autoLoad, loading, error, onLoadMore }: LoadMoreProps) {
  const t = useTexts(texts);
  const labels = useTexts(loadMoreTexts);
  const end = useRef<HTMLDivElement>(null);
  const loadMore = useEffectEvent(onLoadMore);
  const isWatching = autoLoad && !loading && error === undefined;
  useEffect(() => {
    if (!isWatching || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loadMore();
      },
      { rootMargin: LOAD_DISTANCE },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWatching]);
  return (
    <div ref={end} className="flex flex-col items-center gap-3 py-6">
      {error !== undefined && (
        <p role="alert" className="text-wrong">
          {error}
        </p>
      )}
      <Button tone="quiet" busy={loading} busyLabel={labels.loadingMore} onClick={onLoadMore}>
        {error === undefined ? labels.loadMore : t.tryAgain}
      </Button>
    </div>
  );
}

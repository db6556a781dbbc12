import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './button.tsx';

/** So far ahead of the reader the next ones are asked for. */
const AHEAD = '800px';

type LoadMoreProps = {
  /** Asks by itself when the end of the list comes near; else only the button does. */
  byItself: boolean;
  loading: boolean;
  /** What went wrong the last time. Nothing is then asked for by itself. */
  trouble?: ReactNode;
  onMore: () => void;
};

/** The end of a list that goes on: by itself as one scrolls, and by a button for those who do not. */
export function LoadMore({ byItself, loading, trouble, onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(onMore);
  const watching = byItself && !loading && trouble === undefined;
  useEffect(() => {
    if (!watching || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) more();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [watching]);
  return (
    <div ref={end} className="flex flex-col items-center gap-3 py-6">
      {trouble !== undefined && (
        <p role="alert" className="text-wrong">
          {trouble}
        </p>
      )}
      <Button tone="quiet" busy={loading} busyLabel="Loading..." onClick={onMore}>
        {trouble === undefined ? 'Load more' : 'Try again'}
      </Button>
    </div>
  );
}

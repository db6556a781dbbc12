import { useEffect } from 'react';
import { IkatBorder } from '../../ui/ikat-border.tsx';
import { Petals } from '../../ui/petals.tsx';

const STAYS_MS = 5000;

type CelebrationProps = { what: 'chapter' | 'course'; onDone: () => void };

/** A garland's worth of marigold petals for something completed. It takes no focus and is gone by itself. */
export function Celebration({ what, onDone }: CelebrationProps) {
  useEffect(() => {
    const timer = setTimeout(onDone, STAYS_MS);
    return () => clearTimeout(timer);
  }, [onDone]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 top-20 z-20 mx-auto max-w-sm">
      <div className="relative animate-rise-in overflow-hidden rounded-soft border border-line bg-sheet pb-5 text-center shadow-lift">
        <IkatBorder />
        <p className="mt-4 font-display text-h3 font-semibold">
          {what === 'course' ? 'Course completed!' : 'Chapter completed!'}
        </p>
        <p className="mt-1 px-5 text-ink-soft">
          {what === 'course' ? 'Every chapter is done. Well studied.' : 'One more step is behind you.'}
        </p>
        <Petals />
      </div>
    </div>
  );
}

import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { IkatBorder } from '../../ui/ikat-border.tsx';
import { Petals } from '../../ui/petals.tsx';
import { texts } from './texts.ts';

const DURATION_MS = 5000;

type CelebrationProps = { what: 'chapter' | 'course'; onDone: () => void };

/** Shown for five seconds when a chapter or a course was completed. It does not take the focus. */
export function Celebration({ what, ...props }: CelebrationProps) {
  const t = useTexts(texts);
  const onDone = useEffectEvent(props.onDone);
  useEffect(() => {
    const timer = setTimeout(() => onDone(), DURATION_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 top-20 z-20 mx-auto max-w-sm">
      <div className="relative animate-rise-in overflow-hidden rounded-soft border border-line bg-sheet pb-5 text-center shadow-lift">
        <IkatBorder />
        <p className="mt-4 font-display text-h3 font-semibold">
          {what === 'course' ? t.courseCompleted : t.chapterCompleted}
        </p>
        <p className="mt-1 px-5 text-ink-soft">
          {what === 'course' ? t.courseCompletedText : t.chapterCompletedText}
        </p>
        <Petals />
      </div>
    </div>
  );
}

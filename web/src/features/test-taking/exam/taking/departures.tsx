import { useTexts } from '../../../../language/locale.tsx';
import type { Departure } from '../../attempt/attempt.ts';
import { texts } from './texts.ts';

/** Says calmly what was counted; nothing follows from it. */
export function Departures({ departures }: { departures: Record<Departure, number> }) {
  const t = useTexts(texts);
  const counts = [
    departures['left-page'] > 0 && t.leftPage({ count: departures['left-page'] }),
    departures['left-full-screen'] > 0 && t.leftFullScreen({ count: departures['left-full-screen'] }),
  ].filter((text) => typeof text === 'string');
  return (
    <p aria-live="polite" className="mb-2 text-small text-ink-soft empty:hidden">
      {counts.join(' · ')}
    </p>
  );
}

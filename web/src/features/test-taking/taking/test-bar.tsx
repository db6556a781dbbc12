import { useTexts } from '../../../language/locale.tsx';
import { getLang } from '../../../lib/odia.ts';
import type { AttemptState } from '../attempt/attempt-store.ts';
import { texts } from '../texts.ts';
import { Countdown } from './countdown.tsx';
import { SyncStatus } from './sync-status.tsx';

type TestBarProps = { title: string; state: AttemptState; onTimeUp: () => void };

/** Stays visible at the top: the chapter, whether all answers are saved, and the time left. In a low window it covers the top bar. */
export function TestBar({ title, state, onTimeUp }: TestBarProps) {
  const t = useTexts(texts);
  return (
    <div className="sticky top-16 z-[5] border-b border-line bg-sheet low:top-0 low:z-[11]">
      <div className="page flex min-h-16 items-center justify-between gap-4 py-2">
        <div className="min-w-0">
          <h1 className="-mb-1 line-clamp-2 pb-1 text-body font-semibold">
            <span lang={getLang(title)}>{title}</span>
            {/* the dot never starts a line */}
            {`\u00a0· ${t.mockTest}`}
          </h1>
          <SyncStatus state={state} />
        </div>
        <Countdown attempt={state.attempt} onTimeUp={onTimeUp} />
      </div>
    </div>
  );
}

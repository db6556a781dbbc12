import { getLang } from '../../../lib/odia.ts';
import type { Keeping } from '../keeping/attempt-keeper.ts';
import { Countdown } from './countdown.tsx';
import { SavedLine } from './saved-line.tsx';

type TestBarProps = { title: string; keeping: Keeping; onTimeUp: () => void };

/** Stays in sight: which test, whether all is saved, and how much time is left. */
export function TestBar({ title, keeping, onTimeUp }: TestBarProps) {
  return (
    <div className="sticky top-16 z-[5] border-b border-line bg-sheet">
      <div className="page flex min-h-16 items-center justify-between gap-4 py-2">
        <div className="min-w-0">
          <h1 className="line-clamp-2 text-body font-semibold">
            <span lang={getLang(title)}>{title}</span> · Mock Test
          </h1>
          <SavedLine keeping={keeping} />
        </div>
        <Countdown sheet={keeping.sheet} onTimeUp={onTimeUp} />
      </div>
    </div>
  );
}

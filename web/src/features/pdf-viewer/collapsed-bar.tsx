import { useTexts } from '../../language/locale.tsx';
import { texts } from './texts.ts';

type CollapsedBarProps = { page: number; pageCount: number; onExpand: () => void };

/** Shown while the toolbar is collapsed: the current page, and a button that brings the toolbar back. */
export function CollapsedBar({ page, pageCount, onExpand }: CollapsedBarProps) {
  const t = useTexts(texts);
  return (
    <button
      type="button"
      aria-label={t.showTools({ page, total: pageCount })}
      onClick={onExpand}
      className="absolute right-2 bottom-2 z-10 min-h-11 rounded-soft border border-line bg-sheet/90 px-3 text-small text-ink-soft tabular-nums shadow-rest"
    >
      {t.pagePosition({ page, total: pageCount })}
    </button>
  );
}

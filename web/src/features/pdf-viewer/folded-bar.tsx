type FoldedBarProps = { page: number; pages: number; onUnfold: () => void };

/** While the tools are folded away: where one is, and the way back to them. */
export function FoldedBar({ page, pages, onUnfold }: FoldedBarProps) {
  return (
    <button
      type="button"
      aria-label={`Page ${page} of ${pages}. Show the tools`}
      onClick={onUnfold}
      className="absolute right-2 bottom-2 z-10 min-h-11 rounded-soft border border-line bg-sheet/90 px-3 text-small text-ink-soft tabular-nums shadow-rest"
    >
      {page} / {pages}
    </button>
  );
}

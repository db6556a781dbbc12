import { Button } from './button.tsx';

/** Part of a screen did not come; the rest stands, and the way to try again is at hand. */
export function QuietRetry({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-soft border border-line bg-sunk px-4 py-3"
    >
      <p className="text-ink-soft">{text}</p>
      <Button tone="quiet" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

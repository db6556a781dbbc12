import { useTexts } from '../language/locale.tsx';
import { Button } from './button.tsx';
import { texts } from './texts.ts';

/** For a part of a screen that could not be loaded. */
export function RetryNotice({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useTexts(texts);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-soft border border-line bg-sunk px-4 py-3"
    >
      <p className="text-ink-soft">{text}</p>
      <Button tone="quiet" size="small" onClick={onRetry}>
        {t.tryAgain}
      </Button>
    </div>
  );
}

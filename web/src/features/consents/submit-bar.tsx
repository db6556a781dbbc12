import { useTexts } from '../../language/locale.tsx';
import { NeedsConnection } from '../../lib/needs-connection.tsx';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';

type SubmitBarProps = { label: string; isBusy: boolean; onCancel?: (() => void) | undefined };

/** Stays in reach while a long privacy notice scrolls above it. */
export function SubmitBar({ label, isBusy, onCancel }: SubmitBarProps) {
  const t = useTexts(texts);
  return (
    <div className="sticky bottom-0 -mb-1 flex flex-wrap-reverse justify-end gap-3 bg-sheet py-3 *:max-sm:grow">
      {onCancel && (
        <Button tone="quiet" onClick={onCancel}>
          {t.notNow}
        </Button>
      )}
      <Button type="submit" busy={isBusy}>
        {label} <NeedsConnection />
      </Button>
    </div>
  );
}

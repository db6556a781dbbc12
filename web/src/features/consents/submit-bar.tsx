import { useTexts } from '../../language/locale.tsx';
import { NeedsConnection } from '../../lib/needs-connection.tsx';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';

type SubmitBarProps = {
  label: string;
  isBusy: boolean;
  /** It stays in reach while a long privacy notice scrolls above it. */
  isBelowNotice: boolean;
  onCancel?: (() => void) | undefined;
};

export function SubmitBar({ label, isBusy, isBelowNotice, onCancel }: SubmitBarProps) {
  const t = useTexts(texts);
  return (
    <div
      className={`-mb-1 flex flex-wrap-reverse justify-end gap-3 bg-sheet py-3 *:max-sm:grow ${isBelowNotice ? 'sticky bottom-0' : ''}`}
    >
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

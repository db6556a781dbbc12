import { memo } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { CopyIcon, TrashIcon } from '../../../../ui/portal-icons.tsx';
import { texts } from '../texts.ts';

type RowActionsProps = {
  /** For example Question 3. */
  name: string;
  onDuplicate?: () => void;
  onRemove: () => void;
};

/** The buttons of a row, next to its title. Hidden on a phone. */
export const RowActions = memo(function RowActions({ name, onDuplicate, onRemove }: RowActionsProps) {
  const t = useTexts(texts);
  return (
    <div className="hidden sm:flex">
      {onDuplicate && (
        <IconButton label={t.duplicateRow({ row: name })} title={t.duplicate} onClick={onDuplicate}>
          <CopyIcon />
        </IconButton>
      )}
      <IconButton label={t.removeRow({ row: name })} title={t.remove} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </div>
  );
});

/** The same buttons at the end of an open row, on a phone only. */
export const RowActionsBelow = memo(function RowActionsBelow({
  name,
  onDuplicate,
  onRemove,
}: RowActionsProps) {
  const t = useTexts(texts);
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-4 sm:hidden">
      {onDuplicate && (
        <Button tone="quiet" size="small" aria-label={t.duplicateRow({ row: name })} onClick={onDuplicate}>
          <CopyIcon />
          {t.duplicate}
        </Button>
      )}
      <Button tone="quiet" size="small" aria-label={t.removeRow({ row: name })} onClick={onRemove}>
        <TrashIcon />
        {t.remove}
      </Button>
    </div>
  );
});

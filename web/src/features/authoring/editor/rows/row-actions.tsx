import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { CopyIcon, TrashIcon } from '../../../../ui/icons.tsx';

type RowActionsProps = {
  /** For example Question 3. */
  name: string;
  onDuplicate?: () => void;
  onRemove: () => void;
};

/** The buttons of a row, next to its title. Hidden on a phone. */
export function RowActions({ name, onDuplicate, onRemove }: RowActionsProps) {
  return (
    <div className="hidden sm:flex">
      {onDuplicate && (
        <IconButton label={`Duplicate ${name}`} title="Duplicate" onClick={onDuplicate}>
          <CopyIcon />
        </IconButton>
      )}
      <IconButton label={`Remove ${name}`} title="Remove" onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </div>
  );
}

/** The same buttons at the end of an open row, on a phone only. */
export function RowActionsBelow({ name, onDuplicate, onRemove }: RowActionsProps) {
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-4 sm:hidden">
      {onDuplicate && (
        <Button tone="quiet" size="small" aria-label={`Duplicate ${name}`} onClick={onDuplicate}>
          <CopyIcon />
          Duplicate
        </Button>
      )}
      <Button tone="quiet" size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
        <TrashIcon />
        Remove
      </Button>
    </div>
  );
}

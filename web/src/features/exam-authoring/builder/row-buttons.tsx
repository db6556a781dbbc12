import { useTexts } from '../../../language/locale.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '../../../ui/portal-icons.tsx';
import { texts } from './texts.ts';

type MoveButtonsProps = { name: string; onMove: (by: -1 | 1) => void };

/** In the open row on a phone, whose title bar has no room for them. */
export function MoveButtons({ name, onMove }: MoveButtonsProps) {
  const t = useTexts(texts);
  return (
    <span className="flex">
      <IconButton label={t.moveUp({ name })} onClick={() => onMove(-1)}>
        <ArrowUpIcon />
      </IconButton>
      <IconButton label={t.moveDown({ name })} onClick={() => onMove(1)}>
        <ArrowDownIcon />
      </IconButton>
    </span>
  );
}

type RowButtonsProps = MoveButtonsProps & { onRemove: () => void };

/** Moves or removes a section or question. */
export function RowButtons({ name, onMove, onRemove }: RowButtonsProps) {
  const t = useTexts(texts);
  return (
    <>
      <span className="max-sm:hidden">
        <MoveButtons name={name} onMove={onMove} />
      </span>
      <IconButton label={t.remove({ name })} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </>
  );
}

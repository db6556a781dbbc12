import type { KeyboardEvent } from 'react';
import { ICON_STYLE } from '../../../../ui/icon-button.tsx';
import { DragHandleIcon } from '../../../../ui/icons.tsx';
import { useEditor } from '../editor-context.tsx';
import { fieldName, type Place } from '../state/place.ts';
import { useDragGrip } from './sortable-rows.tsx';

type HandleProps = { at: Place; name: string; index: number };

/** A row is dragged by it, or moved by the arrow keys while it has the focus. */
export function Handle({ at, name, index }: HandleProps) {
  const { dispatch } = useEditor();
  const { listeners, grip } = useDragGrip();
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    dispatch({ type: 'moved', at, to: index + by });
  };
  return (
    <button
      type="button"
      ref={grip}
      {...listeners}
      onKeyDown={step}
      name={fieldName(at, 'handle')}
      aria-label={`Move ${name}`}
      aria-keyshortcuts="ArrowUp ArrowDown"
      title="Drag it, or press the arrow keys"
      className={`${ICON_STYLE} cursor-grab touch-none max-sm:w-8`}
    >
      <DragHandleIcon />
    </button>
  );
}

import { type KeyboardEvent, memo } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { ICON_STYLE } from '../../../../ui/icon-button.tsx';
import { DragHandleIcon } from '../../../../ui/portal-icons.tsx';
import { useEditor } from '../editor-context.tsx';
import { fieldName, type RowPath } from '../state/row-path.ts';
import { texts } from '../texts.ts';
import { useDragHandle } from './sortable-rows.tsx';

type MoveHandleProps = { path: RowPath; name: string; index: number };

/** The handle of a row: drag it, or focus it and press the arrow keys. */
export const MoveHandle = memo(function MoveHandle({ path, name, index }: MoveHandleProps) {
  const t = useTexts(texts);
  const { dispatch } = useEditor();
  const { listeners, handleRef } = useDragHandle();
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    dispatch({ type: 'moved', path, to: index + by });
  };
  return (
    <button
      type="button"
      ref={handleRef}
      {...listeners}
      onKeyDown={moveByKey}
      name={fieldName(path, 'handle')}
      aria-label={t.moveRow({ row: name })}
      aria-keyshortcuts="ArrowUp ArrowDown"
      title={t.moveHint}
      className={`${ICON_STYLE} relative cursor-grab touch-none max-sm:w-8 max-sm:after:absolute max-sm:after:inset-y-0 max-sm:after:-right-2 max-sm:after:-left-1`}
    >
      <DragHandleIcon />
    </button>
  );
});

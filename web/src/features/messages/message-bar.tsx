import { useTexts } from '../../language/locale.tsx';
import { useSaveStatus } from '../../lib/autosave/use-save-status.ts';
import { Button } from '../../ui/button.tsx';
import { EditorBar } from '../../ui/editor-bar.tsx';
import { texts } from './texts.ts';
import type { MessageFormState } from './use-message-form.ts';

type MessageBarProps = Pick<MessageFormState, 'autosave' | 'isDirty'> & {
  isOpening: boolean;
  onSend: () => void;
};

/** The bar at the bottom of the editor: what is saved, and the button that sends. */
export function MessageBar({ autosave, isDirty, isOpening, onSend }: MessageBarProps) {
  const t = useTexts(texts);
  return (
    <EditorBar status={useSaveStatus(autosave, isDirty)}>
      <Button busy={isOpening} onClick={onSend}>
        {t.send}
      </Button>
    </EditorBar>
  );
}

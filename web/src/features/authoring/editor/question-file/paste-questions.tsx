import { useRef, useState } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { texts } from './texts.ts';

type PasteQuestionsProps = { isReading: boolean; onRead: (text: string) => void; onClose: () => void };

/** A dialog to paste questions. The field is uncontrolled, because the text may have millions of letters. */
export function PasteQuestions({ isReading, onRead, onClose }: PasteQuestionsProps) {
  const t = useTexts(texts);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const read = () => {
    const text = field.current?.value ?? '';
    if (text.trim() === '') {
      setEmpty(true);
      field.current?.focus();
    } else onRead(text);
  };
  return (
    <ImportDialog
      wide
      title={t.pasteQuestions}
      description={t.pasteHint}
      closeLabel={t.cancel}
      actions={
        <Button busy={isReading} onClick={read}>
          {t.readQuestions}
        </Button>
      }
      onClose={onClose}
    >
      <Field label={t.questions} error={isEmpty ? t.pasteFirst : undefined}>
        <TextArea ref={field} data-ime="off" rows={12} spellCheck={false} onInput={() => setEmpty(false)} />
      </Field>
    </ImportDialog>
  );
}

import { useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { ImportDialog } from './import-dialog.tsx';

type PasteQuestionsProps = { isReading: boolean; onRead: (text: string) => void; onClose: () => void };

/** A dialog to paste questions. The field is uncontrolled, because the text may have millions of letters. */
export function PasteQuestions({ isReading, onRead, onClose }: PasteQuestionsProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState('');
  const read = () => {
    const text = field.current?.value ?? '';
    if (text.trim() === '') {
      setError('Paste some questions first.');
      field.current?.focus();
    } else onRead(text);
  };
  return (
    <ImportDialog
      wide
      title="Paste questions"
      description="Copy questions from Word, Excel or any text, with options and answers. You see them before anything changes."
      closeLabel="Cancel"
      actions={
        <Button busy={isReading} onClick={read}>
          Read questions
        </Button>
      }
      onClose={onClose}
    >
      <Field label="Questions" error={error}>
        <TextArea ref={field} data-ime="off" rows={12} spellCheck={false} onInput={() => setError('')} />
      </Field>
    </ImportDialog>
  );
}

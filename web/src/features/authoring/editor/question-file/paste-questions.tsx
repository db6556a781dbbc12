import { useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';

type PasteQuestionsProps = { isReading: boolean; onRead: (text: string) => void; onClose: () => void };

/** For what is copied from Word, Excel or a message. The text stays in the field alone: it may be millions of letters. */
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
    <Dialog
      open
      keepOpen
      wide
      onClose={onClose}
      title="Paste questions"
      description="Copy questions from Word, Excel or any text, with options and answers. You see them before anything changes."
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={isReading} onClick={read}>
            Read questions
          </Button>
        </>
      }
    >
      <Field label="Questions" error={error}>
        <TextArea ref={field} data-ime="off" rows={12} spellCheck={false} onInput={() => setError('')} />
      </Field>
    </Dialog>
  );
}

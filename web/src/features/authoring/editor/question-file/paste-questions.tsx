import { useRef, useState } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { useFormInput } from '../../../../lib/form-input/use-form-input.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { RestoredNotice } from '../../../../ui/restored-notice.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { useDiscardConfirm } from '../../../../ui/use-discard-confirm.ts';
import { ImportDialog } from './import-dialog.tsx';
import { texts } from './texts.ts';

type PasteQuestionsProps = {
  /** Names the chapter when the text is restored after the session has ended. */
  chapterId: string;
  isReading: boolean;
  onRead: (text: string) => void;
  onClose: () => void;
};

/** A dialog to paste questions. The field is uncontrolled, because the text may have millions of letters. */
export function PasteQuestions({ chapterId, isReading, onRead, onClose }: PasteQuestionsProps) {
  const t = useTexts(texts);
  const field = useRef<HTMLTextAreaElement>(null);
  const input = useFormInput(`paste-questions:${chapterId}`, { text: '' });
  const { text } = input.values;
  const [firstText] = useState(text);
  const close = useDiscardConfirm(text.trim() !== '', onClose);
  const [isEmpty, setEmpty] = useState(false);
  const read = () => {
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
      onClose={close}
    >
      <RestoredNotice isShown={input.isRestored} />
      <Field label={t.questions} error={isEmpty ? t.pasteFirst : undefined}>
        <TextArea
          ref={field}
          data-ime="off"
          rows={12}
          spellCheck={false}
          defaultValue={firstText}
          onInput={({ currentTarget }) => {
            input.change({ text: currentTarget.value });
            setEmpty(false);
          }}
        />
      </Field>
    </ImportDialog>
  );
}

import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { useFormInput } from '../../../../lib/form-input/use-form-input.ts';
import { fromIndianInput, toIndianInput } from '../../../../lib/indian-input.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { RestoredNotice } from '../../../../ui/restored-notice.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { useDiscardConfirm } from '../../../../ui/use-discard-confirm.ts';
import { texts } from './texts.ts';

const MAX_NOTE_LENGTH = 500;

type Form = { note: string; when: 'now' | 'later'; time: string };

const EMPTY: Form = { note: '', when: 'now', time: '' };

type PublishDialogProps = {
  courseId: string;
  isBusy: boolean;
  onPublish: (note: string, publishAt?: string) => void;
  onClose: () => void;
  /** The findings of the checks. */
  checks: ReactNode;
};

/** Asks for a note, and whether to publish now or later. */
export function PublishDialog({ courseId, isBusy, onPublish, onClose, checks }: PublishDialogProps) {
  const t = useTexts(texts);
  const formId = useId();
  const input = useFormInput(`publish:${courseId}`, EMPTY);
  const { note, when, time } = input.values;
  const close = useDiscardConfirm(input.isChanged && !isBusy, onClose);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // an event of a form in a dialog also reaches the form of the editor
    event.stopPropagation();
    if (isBusy) return;
    if (when === 'now') return onPublish(note);
    const publishAt = fromIndianInput(time);
    if (!publishAt || new Date(publishAt) <= new Date()) return setMissing(true);
    onPublish(note, publishAt);
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t.publishTitle}
      description={t.publishText}
      footer={
        <>
          <Button tone="quiet" onClick={close}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {when === 'now' ? t.publishNow : t.publishLater}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5 pb-2">
        <RestoredNotice isShown={input.isRestored} />
        {checks}
        <Field label={t.note} hint={t.noteHint}>
          <TextInput
            value={note}
            maxLength={MAX_NOTE_LENGTH}
            onChange={({ target }) => input.change({ note: target.value })}
          />
        </Field>
        <SegmentedControl
          label={t.when}
          options={[
            { value: 'now', label: t.now },
            { value: 'later', label: t.later },
          ]}
          value={when}
          onChange={(chosen) => input.change({ when: chosen })}
        />
        {when === 'later' && (
          <Field label={t.dateAndTime} required error={isMissing && t.timeMissing}>
            <TextInput
              type="datetime-local"
              data-ime="off"
              min={toIndianInput(new Date())}
              value={time}
              onChange={(event) => {
                input.change({ time: event.target.value });
                setMissing(false);
              }}
            />
          </Field>
        )}
      </form>
    </Dialog>
  );
}

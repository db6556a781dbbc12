import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { fromIndianInput, toIndianInput } from '../../../../lib/indian-input.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { texts } from './texts.ts';

const MAX_NOTE_LENGTH = 500;

type PublishDialogProps = {
  isBusy: boolean;
  onPublish: (note: string, publishAt?: string) => void;
  onClose: () => void;
  /** The findings of the checks. */
  checks: ReactNode;
};

/** Asks for a note, and whether to publish now or later. */
export function PublishDialog({ isBusy, onPublish, onClose, checks }: PublishDialogProps) {
  const t = useTexts(texts);
  const formId = useId();
  const [note, setNote] = useState('');
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [time, setTime] = useState('');
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
      onClose={onClose}
      title={t.publishTitle}
      description={t.publishText}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {when === 'now' ? t.publishNow : t.publishLater}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5 pb-2">
        {checks}
        <Field label={t.note} hint={t.noteHint}>
          <TextInput
            value={note}
            maxLength={MAX_NOTE_LENGTH}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
        <SegmentedControl
          label={t.when}
          options={[
            { value: 'now', label: t.now },
            { value: 'later', label: t.later },
          ]}
          value={when}
          onChange={setWhen}
        />
        {when === 'later' && (
          <Field label={t.dateAndTime} required error={isMissing && t.timeMissing}>
            <TextInput
              type="datetime-local"
              data-ime="off"
              min={toIndianInput(new Date())}
              value={time}
              onChange={(event) => {
                setTime(event.target.value);
                setMissing(false);
              }}
            />
          </Field>
        )}
      </form>
    </Dialog>
  );
}

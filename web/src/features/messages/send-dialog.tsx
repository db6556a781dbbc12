import { MAX_SCHEDULE_DAYS } from '@sikhya/contract/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { useFormInput } from '../../lib/form-input/use-form-input.ts';
import { fromIndianInput, toIndianInput } from '../../lib/indian-input.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { RestoredNotice } from '../../ui/restored-notice.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.tsx';
import { recipientsQuery, useSendMessage } from './api.ts';
import { RecipientCount } from './recipient-count.tsx';
import { texts } from './texts.ts';

type SendDialogProps = {
  messageId: string;
  revision: number;
  /** The time of a scheduled message. */
  sendAt: string | null;
  onClose: () => void;
};

type Form = { when: 'now' | 'later'; time: string };

const DAY_MS = 86_400_000;

/** Returns null for a time that the server would refuse. */
function readTime(time: string): string | null {
  const sendAt = fromIndianInput(time);
  const ahead = sendAt === null ? 0 : Date.parse(sendAt) - Date.now();
  return ahead > 0 && ahead <= MAX_SCHEDULE_DAYS * DAY_MS ? sendAt : null;
}

/** Shows how many students get the message, and sends it now or at a time. */
export function SendDialog({ messageId, revision, sendAt, onClose }: SendDialogProps) {
  const t = useTexts(texts);
  const formId = useId();
  const counts = useQuery(recipientsQuery(messageId));
  const send = useSendMessage(messageId);
  const input = useFormInput<Form>(`send-message:${messageId}`, {
    when: sendAt ? 'later' : 'now',
    time: toIndianInput(sendAt),
  });
  const { when, time } = input.values;
  const canSend = counts.data !== undefined && counts.data.recipients > 0;
  const chosen = when === 'later' ? readTime(time) : null;
  const isMissing = when === 'later' && !chosen;
  const { wasSubmitted, isBusy, error, submit } = useFormSubmit({
    title: t.sendTitle,
    done: chosen ? t.wasScheduled : t.wasSent,
    isValid: canSend && !isMissing,
    onSubmit: () => send.mutateAsync({ revision, sendAt: chosen }),
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      keepOpen
      title={t.sendTitle}
      description={t.sendText}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t.back}
          </Button>
          <Button type="submit" form={formId} busy={isBusy} disabled={!canSend}>
            {when === 'now' ? t.sendNow : t.schedule}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5 pb-2">
        <RestoredNotice isShown={input.isRestored} />
        <RecipientCount query={counts} />
        <div>
          <SegmentedControl
            label={t.when}
            value={when}
            onChange={(chosen) => input.change({ when: chosen })}
            options={[
              { value: 'now', label: t.now },
              { value: 'later', label: t.later },
            ]}
          />
        </div>
        {when === 'later' && (
          <Field label={t.dateAndTime} required error={wasSubmitted && isMissing && t.timeMissing}>
            <TextInput
              type="datetime-local"
              data-ime="off"
              min={toIndianInput(new Date())}
              value={time}
              onChange={({ target }) => input.change({ time: target.value })}
            />
          </Field>
        )}
        {error && (
          <FieldError>
            <FailureText error={error} />
          </FieldError>
        )}
      </form>
    </Dialog>
  );
}

import type { Message } from '@sikhya/contract/messages.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../language/locale.tsx';
import { texts } from '../../lib/autosave/texts.ts';
import { useBusy } from '../../lib/busy.ts';
import { useLeaveConfirm } from '../../ui/leave-confirm.ts';
import { AudienceFields } from './audience-fields.tsx';
import { MessageActions } from './message-actions.tsx';
import { MessageBar } from './message-bar.tsx';
import type { MessageForm } from './message-form.ts';
import { MessageHead } from './message-head.tsx';
import { MessagePreview } from './message-preview.tsx';
import { SendDialog } from './send-dialog.tsx';
import { TextFields } from './text-fields.tsx';
import { useMessageForm } from './use-message-form.ts';

/** The Odia version is optional. */
const isComplete = ({ audience, course, student, title, text }: MessageForm) =>
  (audience !== 'course' || course !== null) &&
  (audience !== 'student' || student !== null) &&
  title.trim() !== '' &&
  text.trim() !== '';

/** Edits a message that is not sent yet, and saves it by itself. */
export function MessageEditor({ message }: { message: Message }) {
  const state = useMessageForm(message);
  const { form, edit, autosave, isDirty, revision } = state;
  const [isChecked, setChecked] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const [isSending, setSending] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useBusy();
  const { leaveTitle, leaveText } = useTexts(texts);
  useLeaveConfirm(isDirty, {
    title: leaveTitle,
    text: leaveText,
    unless: () => false,
    save: autosave.saveNow,
  });
  const openDialog = async () => {
    if (!isComplete(form)) {
      flushSync(() => setChecked(true));
      fields.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    setOpening(true);
    if (await autosave.saveNow()) setSending(true);
    setOpening(false);
  };
  return (
    <div ref={fields} className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <MessageHead message={message} />
        <MessageActions message={message} />
      </div>
      <AudienceFields form={form} edit={edit} isChecked={isChecked} />
      <TextFields form={form} edit={edit} isChecked={isChecked} />
      <MessagePreview
        messageId={message._id}
        revision={revision}
        content={form}
        canMail={message.channels.email}
      />
      <MessageBar
        autosave={autosave}
        isDirty={isDirty}
        isOpening={isOpening}
        onSend={() => void openDialog()}
      />
      {isSending && (
        <SendDialog
          messageId={message._id}
          revision={revision}
          sendAt={message.state === 'scheduled' ? message.sendAt : null}
          onClose={() => setSending(false)}
        />
      )}
    </div>
  );
}

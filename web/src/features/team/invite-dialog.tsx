import { INVITE_LIFE_HOURS } from '@sikhya/contract/team.ts';
import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { useFormInput } from '../../lib/form-input/use-form-input.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { FormFooter } from '../../ui/form-footer.tsx';
import { RestoredNotice } from '../../ui/restored-notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useDiscardConfirm } from '../../ui/use-discard-confirm.ts';
import { useFormSubmit } from '../../ui/use-form-submit.tsx';
import { useCreateInvite } from './api.ts';
import { InviteLink } from './invite-link.tsx';
import { type Rights, RoleFields } from './role-fields.tsx';
import { texts } from './texts.ts';

type Form = Rights & { note: string };

const EMPTY: Form = { role: 'author', needsReview: true, note: '' };

/** Creates an invite and then shows its link. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  const [token, setToken] = useState<string | null>(null);
  const input = useFormInput('invite', EMPTY);
  const { note, ...rights } = input.values;
  const { mutateAsync: create } = useCreateInvite();
  const { isBusy, error, submit } = useFormSubmit({
    title: t.inviteTitle,
    done: t.inviteCreated,
    isValid: true,
    onSubmit: () => create({ body: input.values }),
    onDone: (created) => setToken(created.token),
  });
  const close = useDiscardConfirm(input.isChanged && !isBusy && token === null, onClose);
  return (
    <Dialog
      open
      onClose={close}
      keepOpen
      title={token ? t.linkReady : t.inviteTitle}
      description={token ? t.linkReadyNote : t.inviteNote({ hours: INVITE_LIFE_HOURS })}
    >
      {token ? (
        <InviteLink token={token} onDone={onClose} />
      ) : (
        <form className="grid gap-5" onSubmit={submit}>
          <RestoredNotice isShown={input.isRestored} />
          <Field label={t.inviteFor} hint={t.inviteForHint}>
            <TextInput
              maxLength={200}
              value={note}
              onChange={({ target }) => input.change({ note: target.value })}
            />
          </Field>
          <RoleFields rights={rights} onChange={input.change} />
          {error && (
            <FieldError>
              <FailureText error={error} />
            </FieldError>
          )}
          <FormFooter>
            <Button type="submit" busy={isBusy}>
              {t.createLink}
            </Button>
          </FormFooter>
        </form>
      )}
    </Dialog>
  );
}

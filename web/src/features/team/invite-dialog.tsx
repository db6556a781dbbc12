import { INVITE_LIFE_HOURS } from '@sikhya/contract/team.ts';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { FormFooter } from '../../ui/form-footer.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useCreateInvite } from './api.ts';
import { InviteLink } from './invite-link.tsx';
import { type Rights, RoleFields } from './role-fields.tsx';
import { texts } from './texts.ts';

/** Creates an invite and then shows its link. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(texts);
  const [token, setToken] = useState<string | null>(null);
  const close = () => {
    onClose();
    setToken(null);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      keepOpen
      title={token ? t.linkReady : t.inviteTitle}
      description={token ? t.linkReadyNote : t.inviteNote({ hours: INVITE_LIFE_HOURS })}
    >
      {open && (token ? <InviteLink token={token} onDone={close} /> : <InviteForm onCreated={setToken} />)}
    </Dialog>
  );
}

function InviteForm({ onCreated }: { onCreated: (token: string) => void }) {
  const t = useTexts(texts);
  const [rights, setRights] = useState<Rights>({ role: 'author', needsReview: true });
  const [note, setNote] = useState('');
  const create = useCreateInvite();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate({ body: { ...rights, note } }, { onSuccess: ({ token }) => onCreated(token) });
  };
  return (
    <form className="grid gap-5" onSubmit={submit}>
      <Field label={t.inviteFor} hint={t.inviteForHint}>
        <TextInput maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <RoleFields rights={rights} onChange={setRights} />
      {create.isError && (
        <FieldError>
          <FailureText error={create.error} />
        </FieldError>
      )}
      <FormFooter>
        <Button type="submit" busy={create.isPending}>
          {t.createLink}
        </Button>
      </FormFooter>
    </form>
  );
}

import type { Account } from '@sikhya/contract/account.ts';
import { translate } from '@sikhya/contract/language/texts.ts';
import { findLengthProblem, PASSWORD_LENGTH } from '@sikhya/contract/password.ts';
import { type FormEvent, useState } from 'react';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ActionError } from './action-error.tsx';
import { useChangePassword } from './api.ts';
import { Notice } from './notice.tsx';
import { texts } from './texts.ts';

export function ChangePassword({ account }: { account: Account }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const toast = useToast();
  const change = useChangePassword();
  const hasFactor = account.hasTotp || account.passkeys.length > 0;
  const [currentPassword, setCurrentPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const lengthProblem = findLengthProblem(newPassword);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if ((currentPassword === '' && !hasFactor) || lengthProblem) return;
    change.mutate(
      { newPassword, ...(currentPassword !== '' && { currentPassword }) },
      {
        onSuccess: ({ message }) => {
          toast({ text: message, tone: 'right' });
          setCurrentPassword('');
          setNewPassword('');
          setChecked(false);
        },
      },
    );
  };

  return (
    <Panel title={t.password} note={t.passwordNote}>
      {account.hasWeakPassword && <Notice>{t.weakPasswordHere}</Notice>}
      <form noValidate className="grid max-w-md gap-4" onSubmit={submit}>
        {/* lets a password manager save the new password under the right name */}
        <input type="text" autoComplete="username" value={account.username} readOnly hidden />
        <Field
          label={t.currentPassword}
          required={!hasFactor}
          hint={hasFactor && t.passwordOrFactor}
          error={isChecked && currentPassword === '' && !hasFactor && t.enterCurrentPassword}
        >
          <PasswordInput
            data-ime="off"
            value={currentPassword}
            onChange={(event) => setCurrentPassword(event.target.value)}
          />
        </Field>
        <Field
          label={t.newPassword}
          required
          hint={t.newPasswordHint({ min: PASSWORD_LENGTH.min })}
          error={isChecked && lengthProblem && translate(lengthProblem, locale)}
        >
          <PasswordInput
            autoComplete="new-password"
            data-ime="off"
            value={newPassword}
            onChange={(event) => setNewPassword(event.target.value)}
          />
        </Field>
        <ActionError error={change.error} />
        <div>
          <Button type="submit" busy={change.isPending} busyLabel={t.changingPassword}>
            {t.changePassword}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

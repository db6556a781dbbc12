import type { Account } from '@sikhya/contract/account.ts';
import { translate } from '@sikhya/contract/language/texts.ts';
import { findLengthProblem, PASSWORD_LENGTH } from '@sikhya/contract/password.ts';
import { useState } from 'react';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.tsx';
import { ActionError } from './action-error.tsx';
import { useChangePassword } from './api.ts';
import { Notice } from './notice.tsx';
import { texts } from './texts.ts';
import { falseIfCancelled } from './verification.tsx';

export function ChangePassword({ account }: { account: Account }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const { mutateAsync: change } = useChangePassword();
  const hasFactor = account.hasTotp || account.passkeys.length > 0;
  const [currentPassword, setCurrentPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const lengthProblem = findLengthProblem(newPassword);
  const { wasSubmitted, isBusy, error, submit } = useFormSubmit({
    title: t.password,
    done: ({ message }) => message,
    isValid: (currentPassword !== '' || hasFactor) && !lengthProblem,
    onSubmit: () =>
      falseIfCancelled(change({ newPassword, ...(currentPassword !== '' && { currentPassword }) })),
    onDone: () => {
      setCurrentPassword('');
      setNewPassword('');
    },
  });

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
          error={wasSubmitted && currentPassword === '' && !hasFactor && t.enterCurrentPassword}
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
          error={wasSubmitted && lengthProblem && translate(lengthProblem, locale)}
        >
          <PasswordInput
            autoComplete="new-password"
            data-ime="off"
            value={newPassword}
            onChange={(event) => setNewPassword(event.target.value)}
          />
        </Field>
        <ActionError error={error} />
        <div>
          <Button type="submit" busy={isBusy} busyLabel={t.changingPassword}>
            {t.changePassword}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

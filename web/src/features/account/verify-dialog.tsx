import type { Account } from '@sikhya/contract/account.ts';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormFooter } from '../../ui/form-footer.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { ActionError } from './action-error.tsx';
import { useVerify } from './api.ts';
import { CodeInput } from './code-input.tsx';
import { texts } from './texts.ts';

type VerifyDialogProps = { account: Account; open: boolean; onDone: () => void; onCancel: () => void };

/** Asks for the second factor, or for the password of an admin who has none. */
export function VerifyDialog({ account, open, onDone, onCancel }: VerifyDialogProps) {
  const t = useTexts(texts);
  const hasFactor = account.hasTotp || account.passkeys.length > 0;
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      keepOpen
      title={t.verifyTitle}
      description={hasFactor ? t.verifyFactorText : t.verifyPasswordText}
    >
      {open && <VerifyForm account={account} hasFactor={hasFactor} onDone={onDone} />}
    </Dialog>
  );
}

type VerifyFormProps = { account: Account; hasFactor: boolean; onDone: () => void };

function VerifyForm({ account, hasFactor, onDone }: VerifyFormProps) {
  const t = useTexts(texts);
  const verify = useVerify();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(text === '');
    if (text !== '') verify.mutate(hasFactor ? { code: text } : { password: text }, { onSuccess: onDone });
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      {hasFactor ? (
        <Field label={t.code} required error={isMissing && t.enterCode}>
          <CodeInput value={text} onChange={setText} />
        </Field>
      ) : (
        <Field label={t.password} required error={isMissing && t.enterCurrentPassword}>
          <PasswordInput data-ime="off" value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      )}
      <ActionError error={verify.error} />
      <FormFooter>
        <Button type="submit" busy={verify.isPending}>
          {t.confirm}
        </Button>
        {account.passkeys.length > 0 && (
          <Button
            tone="quiet"
            busy={verify.isPending}
            onClick={() => verify.mutate('passkey', { onSuccess: onDone })}
          >
            {t.usePasskey}
          </Button>
        )}
      </FormFooter>
    </form>
  );
}

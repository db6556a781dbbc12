import type { SecondStep } from '@sikhya/contract/session.ts';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { usePasskeySignIn, useSecondStep } from './api.ts';
import { texts } from './second-step-texts.ts';
import { SignInAlert } from './sign-in-alert.tsx';

type SecondStepFormProps = { secondStep: SecondStep; onBack: () => void };

/** Asks for a code or a passkey after the password. */
export default function SecondStepForm({ secondStep, onBack }: SecondStepFormProps) {
  const t = useTexts(texts);
  const { challenge, methods } = secondStep;
  const hasApp = methods.includes('totp');
  const hasRecoveryCodes = methods.includes('recovery-code');
  const [codeKind, setCodeKind] = useState<'totp' | 'recovery-code' | null>(hasApp ? 'totp' : null);
  const byCode = useSecondStep();
  const byPasskey = usePasskeySignIn();
  const failed = [byCode, byPasskey].find(({ isError }) => isError);
  const showCode = (kind: 'totp' | 'recovery-code') => {
    byCode.reset();
    byPasskey.reset();
    setCodeKind(kind);
  };
  const submitCode = (code: string) => {
    byPasskey.reset();
    byCode.mutate({ challenge, code });
  };
  const submitPasskey = () => {
    byCode.reset();
    byPasskey.mutate(challenge);
  };
  return (
    <div className="grid gap-4">
      <h2 className="text-h3">{t.title}</h2>
      {codeKind && (
        <CodeForm key={codeKind} kind={codeKind} isPending={byCode.isPending} onSubmit={submitCode} />
      )}
      {failed && (
        <SignInAlert>
          <FailureText error={failed.error} text={failed.error?.message || t.unexpectedError} />
        </SignInAlert>
      )}
      {methods.includes('passkey') && (
        <>
          {!codeKind && <p className="text-ink-soft">{t.passkeyText}</p>}
          <Button tone={codeKind ? 'quiet' : 'main'} busy={byPasskey.isPending} onClick={submitPasskey}>
            {t.usePasskey}
          </Button>
        </>
      )}
      {hasRecoveryCodes && codeKind !== 'recovery-code' && (
        <Button tone="quiet" onClick={() => showCode('recovery-code')}>
          {t.useRecoveryCode}
        </Button>
      )}
      {hasApp && codeKind !== 'totp' && (
        <Button tone="quiet" onClick={() => showCode('totp')}>
          {t.useApp}
        </Button>
      )}
      <Button tone="quiet" onClick={onBack}>
        {t.back}
      </Button>
      <p className="text-small text-ink-soft">{t.noDevice}</p>
    </div>
  );
}

type CodeFormProps = {
  kind: 'totp' | 'recovery-code';
  isPending: boolean;
  onSubmit: (code: string) => void;
};

function CodeForm({ kind, isPending, onSubmit }: CodeFormProps) {
  const t = useTexts(texts);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isApp = kind === 'totp';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(code.trim() === '');
    if (code.trim() !== '') onSubmit(code);
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <Field
        label={isApp ? t.totpCode : t.recoveryCode}
        hint={isApp ? t.totpHint : t.recoveryHint}
        error={isMissing && t.enterCode}
        required
      >
        <TextInput
          // the person has just submitted the password and types the code next
          autoFocus
          autoComplete={isApp ? 'one-time-code' : 'off'}
          inputMode={isApp ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={50}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <Button type="submit" busy={isPending} busyLabel={t.signingIn}>
        {t.signIn}
      </Button>
    </form>
  );
}

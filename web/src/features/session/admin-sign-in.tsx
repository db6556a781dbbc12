import { type FormEvent, lazy, Suspense } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { useCanUsePasskeys } from '../../lib/use-can-use-passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useAdminLogin, usePasskeySignIn } from './api.ts';
import { SignInAlert } from './sign-in-alert.tsx';
import { texts } from './texts.ts';

/** Loaded on use, because most people who open the login screen never see it. */
const SecondStepForm = lazy(() => import('./second-step-form.tsx'));

export function AdminSignIn() {
  const login = useAdminLogin();
  const secondStep = login.data && 'secondStep' in login.data ? login.data.secondStep : null;
  if (!secondStep) return <PasswordForm login={login} />;
  return (
    <Suspense fallback={<Spinner />}>
      <SecondStepForm secondStep={secondStep} onBack={login.reset} />
    </Suspense>
  );
}

function PasswordForm({ login }: { login: ReturnType<typeof useAdminLogin> }) {
  const t = useTexts(texts);
  const passkey = usePasskeySignIn();
  const canUsePasskeys = useCanUsePasskeys();
  const failed = [login, passkey].find(({ isError }) => isError);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    passkey.reset();
    login.mutate({ username: String(form.get('username')), password: String(form.get('password')) });
  };
  const submitPasskey = () => {
    login.reset();
    passkey.mutate(undefined);
  };
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <h2 className="text-h3">{t.adminLogin}</h2>
      <Field label={t.username} required>
        <TextInput name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label={t.password} required>
        <PasswordInput name="password" />
      </Field>
      {failed && (
        <SignInAlert>
          <FailureText error={failed.error} text={failed.error?.message || t.unexpectedError} />
        </SignInAlert>
      )}
      <Button type="submit" busy={login.isPending} busyLabel={t.signingIn}>
        {t.signIn}
      </Button>
      {canUsePasskeys && (
        <Button tone="quiet" busy={passkey.isPending} onClick={submitPasskey}>
          {t.usePasskey}
        </Button>
      )}
    </form>
  );
}

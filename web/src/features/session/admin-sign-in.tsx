import type { FormEvent } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useAdminLogin } from './api.ts';
import { SignInAlert } from './sign-in-alert.tsx';
import { texts } from './texts.ts';

export function AdminSignIn() {
  const t = useTexts(texts);
  const login = useAdminLogin();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    login.mutate({ username: String(form.get('username')), password: String(form.get('password')) });
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
      {login.isError && (
        <SignInAlert>
          <FailureText error={login.error} text={login.error.message || t.unexpectedError} />
        </SignInAlert>
      )}
      <Button type="submit" busy={login.isPending} busyLabel={t.signingIn}>
        {t.signIn}
      </Button>
    </form>
  );
}

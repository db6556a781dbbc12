import type { FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { getAdminLoginMessage, useAdminLogin } from './api.ts';
import { SignInAlert } from './sign-in-alert.tsx';

export function AdminSignIn() {
  const login = useAdminLogin();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    login.mutate({ username: String(form.get('username')), password: String(form.get('password')) });
  };
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <h2 className="text-h3">Admin Login</h2>
      <Field label="Username" required>
        <TextInput name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label="Password" required>
        <PasswordInput name="password" />
      </Field>
      {login.isError && (
        <SignInAlert>
          <FailureText error={login.error} text={getAdminLoginMessage(login.error)} />
        </SignInAlert>
      )}
      <Button type="submit" busy={login.isPending} busyLabel="Signing in...">
        Sign in
      </Button>
    </form>
  );
}

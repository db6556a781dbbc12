import { message } from '@sikhya/contract/language/texts.ts';
import {
  adminLogin,
  googleSignIn,
  type SecondStep,
  type SessionUser,
  signInWithPasskey,
  startPasskeySignIn,
  takeSecondStep,
} from '@sikhya/contract/session.ts';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { useAuth } from '../../lib/session.tsx';
import type { Site } from '../../lib/site.ts';
import { SignInFailure, signInWithProvider } from './identity-provider.ts';
import { texts } from './texts.ts';

/** The response of a sign-in; a proxy in front of our server may leave out any field. */
type SignInResponse = Partial<{
  token: string;
  user: SessionUser;
  secondStep: SecondStep;
  message: string;
}> | null;

/** Signs an admin in, or returns the second step that has to follow. */
export function useAdminLogin() {
  const { login } = useAuth();
  return useMutation({
    mutationFn: async (body: { username: string; password: string }) => {
      const response: SignInResponse = await call(adminLogin, { body });
      if (response?.secondStep) return { secondStep: response.secondStep };
      return checkSignedIn(response);
    },
    onSuccess: (result) => {
      if ('token' in result) login(result.token, result.user);
    },
    onError: (error) => console.error(error),
  });
}

/** Completes the sign-in with a code of the authenticator app or a recovery code. */
export function useSecondStep() {
  const { login } = useAuth();
  return useMutation({
    mutationFn: async (body: { challenge: string; code: string }) =>
      checkSignedIn(await call(takeSecondStep, { body })),
    onSuccess: ({ token, user }) => login(token, user),
    onError: (error) => console.error(error),
  });
}

/** Signs in with a passkey alone, or as the second step of a sign-in. */
export function usePasskeySignIn() {
  const { login } = useAuth();
  return useMutation({
    mutationFn: async (challenge?: string) => {
      const { answerWithPasskey } = await import('../../lib/passkeys.ts');
      const { options } = await call(startPasskeySignIn, { body: { challenge } });
      return checkSignedIn(
        await call(signInWithPasskey, { body: { response: await answerWithPasskey(options) } }),
      );
    },
    onSuccess: ({ token, user }) => login(token, user),
    onError: (error) => console.error(error),
  });
}

function checkSignedIn(response: SignInResponse): { token: string; user: SessionUser } {
  if (!response?.token || !response.user) throw new SignInFailure(response?.message ?? '');
  return { token: response.token, user: response.user };
}

export function useStudentSignIn(identity: NonNullable<Site['identity']>) {
  const { login } = useAuth();
  return useMutation({
    mutationFn: async () => {
      const body = await signInWithProvider(identity);
      const response: SignInResponse = await call(googleSignIn, { body }).catch(rethrowForLog);
      if (!response?.token || !response.user)
        throw new SignInFailure(response?.message || message(texts.googleLoginFailed));
      return { token: response.token, user: response.user };
    },
    onSuccess: ({ token, user }) => login(token, user),
    onError: (error) => console.error(error),
  });
}

/** An error without a server message is logged as 'Google sign-in failed'. */
function rethrowForLog(error: unknown): never {
  if (error instanceof ApiError && error.serverMessage !== undefined) throw error;
  throw new Error('Google sign-in failed', { cause: error });
}

/** Whether the error has a message of the server or of the sign-in window. Other errors are only for the log. */
export function hasMessageForPeople(error: Error): boolean {
  return error instanceof SignInFailure || error instanceof ApiError;
}

import { adminLogin, googleSignIn, type SessionUser } from '@sikhya/contract/session.ts';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { useAuth } from '../../lib/session.tsx';
import type { Site } from '../../lib/site.ts';
import { fetchProfile, requestAccessToken, SIGN_IN_FAILED, SignInFailure } from './identity-provider.ts';

/** What a sign-in is answered with; a server in front of ours may leave out any of it. */
type SignInAnswer = Partial<{ token: string; user: SessionUser; message: string }> | null;

export function useAdminLogin() {
  const { login } = useAuth();
  return useMutation({
    mutationFn: async (body: { username: string; password: string }) => {
      const answer: SignInAnswer = await call(adminLogin, { body });
      if (!answer?.token || !answer.user) throw new SignInFailure(answer?.message ?? '');
      return { token: answer.token, user: answer.user };
    },
    onSuccess: ({ token, user }) => login(token, user),
    onError: (error) => console.error(error),
  });
}

/** The server's sentence, else the error's own, else a general one. */
export function adminLoginMessage(error: Error): string {
  return error.message || 'An unexpected error occurred. Please try again.';
}

export function useStudentSignIn(identity: NonNullable<Site['identity']>) {
  const { login } = useAuth();
  return useMutation({
    mutationFn: async () => {
      const accessToken = await requestAccessToken(identity.clientId);
      const { sub, name, picture, email } = await fetchProfile(identity.userInfoUrl, accessToken);
      const body = { googleId: sub, name, photoUrl: picture, email, accessToken };
      const answer: SignInAnswer = await call(googleSignIn, { body }).catch(withSignInMessage);
      if (!answer?.token || !answer.user) throw new SignInFailure(answer?.message || SIGN_IN_FAILED);
      return { token: answer.token, user: answer.user };
    },
    onSuccess: ({ token, user }) => login(token, user),
    onError: (error) => console.error(error),
  });
}

/** A failure without the server's own sentence is logged as 'Google sign-in failed'. */
function withSignInMessage(error: unknown): never {
  if (error instanceof ApiError && error.serverMessage !== undefined) throw error;
  throw new Error('Google sign-in failed', { cause: error });
}

/** The server's sentence or that of the sign-in window; for anything else the general one. */
export function studentSignInMessage(error: Error): string {
  return error instanceof SignInFailure || error instanceof ApiError ? error.message : SIGN_IN_FAILED;
}

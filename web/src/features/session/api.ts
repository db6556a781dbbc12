import { adminLogin, googleSignIn } from '@sikhya/contract/session.ts';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { useAuth } from '../../lib/session.tsx';
import type { Site } from '../../lib/site.ts';
import { FAILED, fetchProfile, requestAccessToken, SignInFailure } from './provider.ts';

export function useAdminLogin() {
  const { login } = useAuth();
  return useMutation({
    mutationFn: (body: { username: string; password: string }) => call(adminLogin, { body }),
    onSuccess: ({ token, user }) => login(token, user),
    onError: (error) => console.error(error),
  });
}

/** The server's sentence, else ours. */
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
      return call(googleSignIn, { body });
    },
    onSuccess: ({ token, user }) => {
      if (!token || !user) throw new SignInFailure(FAILED);
      login(token, user);
    },
    onError: (error) => console.error(error),
  });
}

/** What is known is said; anything else is one sentence. */
export function studentSignInMessage(error: Error): string {
  return error instanceof SignInFailure || (error instanceof ApiError && error.status > 0)
    ? error.message
    : FAILED;
}

import { message } from '@sikhya/contract/language/texts.ts';
import { line } from '@sikhya/contract/text.ts';
import * as z from 'zod/mini';
import { AppError } from '../../errors.ts';
import { texts } from './texts.ts';

/** A person's profile at the identity provider. */
export type Profile = { sub: string; name: string; picture: string; email: string };

export type Provider = {
  clientId: string;
  scriptUrl: string;
  userInfoUrl: string;
  tokenInfoUrl: string;
  isLocal: boolean;
};

export function googleProvider(clientId: string): Provider {
  return {
    clientId,
    scriptUrl: 'https://accounts.google.com/gsi/client',
    userInfoUrl: 'https://www.googleapis.com/oauth2/v3/userinfo',
    tokenInfoUrl: 'https://oauth2.googleapis.com/tokeninfo',
    isLocal: false,
  };
}

const TIMEOUT_MS = 4000;

const MAX_NAME_LENGTH = 1000;

const tokenInfo = z.object({ aud: z.string(), sub: z.string(), exp: z.coerce.number() });

const userInfo = z.object({
  sub: z.string().check(z.minLength(1)),
  // an invalid name does not prevent the sign-in
  name: z.catch(line(MAX_NAME_LENGTH), ''),
  picture: z._default(z.string(), ''),
  email: z.email(),
  // Google sends a boolean, and in some older responses a string
  email_verified: z.union([z.literal(true), z.literal('true')]),
});

export const signInFailedError = () => new AppError('sign-in-failed', message(texts.googleFailed));

const providerUnavailableError = () =>
  new AppError('unavailable', message(texts.googleUnavailable), {
    retryAfterSeconds: 10,
  });

/** Fetches the profile of the token's owner. Checks that the token is valid and was issued for our client. */
export async function fetchProfile(
  provider: Provider,
  accessToken: string,
  { fetch, now }: { fetch: typeof globalThis.fetch; now: () => Date },
): Promise<Profile> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const fetchJson = async <T>(
    schema: z.ZodMiniType<T>,
    url: string,
    headers: Record<string, string> = {},
  ): Promise<T> => {
    const response = await fetch(url, { headers, signal }).catch(() => {
      throw providerUnavailableError();
    });
    if (response.status >= 500 || response.status === 429) throw providerUnavailableError();
    const body = schema.safeParse(response.ok ? await response.json().catch(() => null) : null);
    if (!body.success) throw signInFailedError();
    return body.data;
  };
  const [token, user] = await Promise.all([
    fetchJson(tokenInfo, `${provider.tokenInfoUrl}?access_token=${encodeURIComponent(accessToken)}`),
    fetchJson(userInfo, provider.userInfoUrl, { authorization: `Bearer ${accessToken}` }),
  ]);
  const isExpired = token.exp * 1000 <= now().getTime();
  if (token.aud !== provider.clientId || token.sub !== user.sub || isExpired) throw signInFailedError();
  return { sub: user.sub, name: user.name, picture: user.picture, email: user.email };
}

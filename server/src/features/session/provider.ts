import { line } from '@sikhya/contract/text.ts';
import * as z from 'zod/mini';
import { AppError } from '../../errors.ts';

/** The person as the identity provider vouches for them. */
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

const PATIENCE_MS = 4000;

const LONGEST_NAME = 1000;

const tokenInfo = z.object({ aud: z.string(), sub: z.string(), exp: z.coerce.number() });

const userInfo = z.object({
  sub: z.string().check(z.minLength(1)),
  // a name that cannot be stored keeps nobody out
  name: z.catch(line(LONGEST_NAME), ''),
  picture: z._default(z.string(), ''),
  email: z.email(),
  // Google answers a boolean, and a string in some of its older answers
  email_verified: z.union([z.literal(true), z.literal('true')]),
});

export const signInFailed = () => new AppError('sign-in-failed', 'Google login failed. Please try again.');

const providerAway = () =>
  new AppError('unavailable', 'Google does not answer at the moment. Please try again in a little while.', {
    retryAfterSeconds: 10,
  });

/** Asks the provider about a token: whom it was given to, whether it is still good, and whose it is. */
export async function askProvider(
  provider: Provider,
  accessToken: string,
  { fetch, now }: { fetch: typeof globalThis.fetch; now: () => Date },
): Promise<Profile> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const ask = async <T>(
    schema: z.ZodMiniType<T>,
    url: string,
    headers: Record<string, string> = {},
  ): Promise<T> => {
    const answer = await fetch(url, { headers, signal }).catch(() => {
      throw providerAway();
    });
    if (answer.status >= 500 || answer.status === 429) throw providerAway();
    const body = schema.safeParse(answer.ok ? await answer.json().catch(() => null) : null);
    if (!body.success) throw signInFailed();
    return body.data;
  };
  const [token, user] = await Promise.all([
    ask(tokenInfo, `${provider.tokenInfoUrl}?access_token=${encodeURIComponent(accessToken)}`),
    ask(userInfo, provider.userInfoUrl, { authorization: `Bearer ${accessToken}` }),
  ]);
  const stillGood = token.exp * 1000 > now().getTime();
  if (token.aud !== provider.clientId || token.sub !== user.sub || !stillGood) throw signInFailed();
  return { sub: user.sub, name: user.name, picture: user.picture, email: user.email };
}

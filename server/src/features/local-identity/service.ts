import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type { identityToken, identityTokenInfo, identityUserInfo } from '@sikhya/contract/local-identity.ts';
import { AppError } from '../../errors.ts';
import { texts } from './texts.ts';
import { createIdentityTokens, createSubjectId, LOCAL_CLIENT_ID, TOKEN_SECONDS } from './tokens.ts';

export { createSubjectId } from './tokens.ts';

const SCOPE = 'openid profile email';

export const localProvider = {
  clientId: LOCAL_CLIENT_ID,
  scriptUrl: '/identity/client.js',
  userInfoUrl: '/identity/userinfo',
  tokenInfoUrl: '/identity/tokeninfo',
  isLocal: true,
};

export type LocalIdentity = ReturnType<typeof createLocalIdentity>;

export function createLocalIdentity({ secret, now }: { secret: string; now: () => Date }) {
  const tokens = createIdentityTokens(secret, now);

  async function readPerson(token: string) {
    const person = await tokens.read(token);
    if (!person) throw new AppError('not-signed-in', message(texts.invalidToken));
    return person;
  }

  return {
    async issueToken(
      person: EndpointRequest<typeof identityToken>['body'],
    ): Promise<EndpointResponse<typeof identityToken>> {
      const token = await tokens.sign({ ...person, sub: createSubjectId(person.email) });
      return { access_token: token, expires_in: TOKEN_SECONDS, token_type: 'Bearer', scope: SCOPE };
    },

    async getUserInfo(token: string): Promise<EndpointResponse<typeof identityUserInfo>> {
      const { sub, name, picture, email } = await readPerson(token);
      return { sub, name, picture, email, email_verified: true };
    },

    async getTokenInfo(token: string): Promise<EndpointResponse<typeof identityTokenInfo>> {
      const { sub, email, exp } = await readPerson(token);
      const expires_in = exp - Math.floor(now().getTime() / 1000);
      return { aud: LOCAL_CLIENT_ID, sub, exp, expires_in, scope: SCOPE, email, email_verified: true };
    },
  };
}

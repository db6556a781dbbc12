import type { Running } from '../server/src/testing/product-process.ts';

/** Calls the API of a product; a body makes it a POST. */
export type ApiClient = <Body>(
  path: string,
  token: string | undefined,
  body?: object | FormData,
) => Promise<Body>;

export function createApiClient({ address }: Running): ApiClient {
  return async <Body>(path: string, token: string | undefined, body?: object | FormData) => {
    const isForm = body instanceof FormData;
    const response = await fetch(address + path, {
      ...(body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
    });
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
    return (await response.json()) as Body;
  };
}

/** Signs a student in through the local identity provider. */
export async function signInStudent(ask: ApiClient, person: { name: string; email: string }) {
  const { access_token: accessToken } = await ask<{ access_token: string }>(
    '/identity/token',
    undefined,
    person,
  );
  const { sub: googleId } = await ask<{ sub: string }>('/identity/userinfo', accessToken);
  const { token, user } = await ask<{ token: string; user: object }>('/api/auth/google-signin', undefined, {
    ...person,
    googleId,
    photoUrl: '',
    accessToken,
  });
  return { token, storage: { token, user: JSON.stringify(user) } };
}

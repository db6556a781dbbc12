import type { Running } from '../server/src/testing/product-process.ts';

/** Calls the API of a product; a body makes it a POST. */
export type Ask = <Answer>(
  path: string,
  token: string | undefined,
  body?: object | FormData,
) => Promise<Answer>;

export function apiOf({ address }: Running): Ask {
  return async <Answer>(path: string, token: string | undefined, body?: object | FormData) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(address + path, {
      ...(body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
}

/** Signs a student in through the local identity provider. */
export async function signInStudent(ask: Ask, person: { name: string; email: string }) {
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

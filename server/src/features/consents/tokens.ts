import { createHash, createHmac } from 'node:crypto';

export type ParentTokens = ReturnType<typeof createParentTokens>;

/**
 * Makes the secrets of links for parents from the id of the request, so that the database stores only their hashes and
 * the outbox stores none.
 */
export function createParentTokens(secrets: readonly string[]) {
  const create = (requestId: string, secret = secrets[0]!) =>
    createHmac('sha256', secret).update(`parent ${requestId}`).digest('base64url');

  /** Returns null if the request was made with a secret that is no longer used. */
  function find(requestId: string, tokenHash: string): string | null {
    const tokens = secrets.map((secret) => create(requestId, secret));
    return tokens.find((token) => hashToken(token) === tokenHash) ?? null;
  }

  return { create, find };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

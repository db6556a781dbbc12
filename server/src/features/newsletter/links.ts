import { createHmac, timingSafeEqual } from 'node:crypto';
import { NEWSLETTER_CONFIRM_PATH, NEWSLETTER_UNSUBSCRIBE_PATH } from '@sikhya/contract/newsletter.ts';
import { isId } from '../../database/new-id.ts';

const PATHS = { confirm: NEWSLETTER_CONFIRM_PATH, unsubscribe: NEWSLETTER_UNSUBSCRIBE_PATH } as const;

export type LinkKind = keyof typeof PATHS;
export type NewsletterLinks = ReturnType<typeof createNewsletterLinks>;

/** Signs the links of mails: a request that is confirmed, or a subscriber who unsubscribes. */
export function createNewsletterLinks(secrets: readonly string[], origin: string) {
  const sign = (secret: string, kind: LinkKind | 'client', text: string) =>
    createHmac('sha256', secret).update(`newsletter ${kind} ${text}`).digest('base64url');

  const createUrl = (kind: LinkKind, id: string) =>
    `${origin}${PATHS[kind]}?token=${id}.${sign(secrets[0]!, kind, id)}`;

  /** Returns null for a token that was not made here. */
  function read(kind: LinkKind, token: string): string | null {
    const [id = '', signature = ''] = token.split('.');
    const given = Buffer.from(signature);
    const isGenuine = secrets.some((secret) => {
      const expected = Buffer.from(sign(secret, kind, id));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    return isGenuine && isId(id) ? id : null;
  }

  /** The database stores this instead of the address of a client. */
  const hashClient = (address: string) => sign(secrets[0]!, 'client', address);

  return { createUrl, read, hashClient };
}

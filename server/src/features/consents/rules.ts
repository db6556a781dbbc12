import { isMinor } from '@sikhya/contract/age.ts';
import type { MissingConsent, ParentLink, ParentRequest } from '@sikhya/contract/consents.ts';

type OpenConsent = { givenBy: 'student' | 'parent' };

/** Returns the steps that a student has to take before buying. `open` are the consents that were not withdrawn. */
export function findMissing(
  dateOfBirth: string | null,
  open: readonly OpenConsent[],
  now: Date,
): MissingConsent | null {
  if (dateOfBirth === null) return 'date-of-birth';
  if (open.some(({ givenBy }) => givenBy === 'parent')) return null;
  if (isMinor(dateOfBirth, now)) return 'parent-consent';
  return open.length > 0 ? null : 'own-consent';
}

/**
 * Returns the same key for addresses that reach the same mailbox, so that students can neither ask their own mailbox
 * nor get around the limit of an address. Google ignores dots.
 */
export function toEmailKey(email: string): string {
  const [mailbox = '', domain = ''] = email.toLowerCase().split('@');
  const plain = mailbox.replace(/\+.*$/, '');
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGoogle ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}

type RequestState = {
  answer: 'given' | 'declined' | 'replaced' | null;
  expiresAt: Date;
  withdrawnAt: Date | null;
};

/** The state of the link of a request. A request that was replaced has expired. */
export function getLinkState(
  { answer, expiresAt, withdrawnAt }: RequestState,
  now: Date,
): ParentLink['state'] {
  if (answer === 'given') return withdrawnAt ? 'withdrawn' : 'given';
  if (answer === 'declined') return 'declined';
  return answer === 'replaced' || expiresAt <= now ? 'expired' : 'open';
}

export function getRequestState(
  { answer, expiresAt }: Pick<RequestState, 'answer' | 'expiresAt'>,
  now: Date,
): ParentRequest['state'] {
  if (answer === 'declined') return 'declined';
  return expiresAt <= now ? 'expired' : 'waiting';
}

const MAX_MAILED_NAME = 60;

/**
 * The name of a student as it is mailed to others: letters, spaces, hyphens and apostrophes only, so that nobody sends
 * links or offers to strangers in our name.
 */
export function toMailedName(name: string): string {
  const letters = name.replace(/(?!\u200c|\u200d)[^\p{L}\p{M}' -]/gu, ' ').replace(/\s+/g, ' ');
  return letters.slice(0, MAX_MAILED_NAME).trim();
}

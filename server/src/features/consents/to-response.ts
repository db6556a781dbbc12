import type { Consent, ParentRequest, Privacy } from '@sikhya/contract/consents.ts';
import type { findChildren, findConsents } from './queries.ts';
import type { RequestRow } from './request-queries.ts';
import { getRequestState } from './rules.ts';

type ConsentWithParent = Awaited<ReturnType<typeof findConsents>>[number];
type Child = Awaited<ReturnType<typeof findChildren>>[number];

export function toConsent({ consent, parentAccountName }: ConsentWithParent): Consent {
  return {
    _id: consent.id,
    noticeVersion: consent.noticeVersion,
    givenBy: consent.givenBy,
    method: consent.method,
    parentName: consent.parentName || (parentAccountName ?? ''),
    givenAt: consent.givenAt.toISOString(),
    withdrawnAt: consent.withdrawnAt?.toISOString() ?? null,
  };
}

export function toChild({ consent, name }: Child): Privacy['children'][number] {
  return {
    consentId: consent.id,
    name,
    givenAt: consent.givenAt.toISOString(),
    withdrawnAt: consent.withdrawnAt?.toISOString() ?? null,
  };
}

/** `token` is the secret of the link, which is shown only for a parent who signs in. */
export function toParentRequest(request: RequestRow, token: string | null, now: Date): ParentRequest {
  const { method, email, createdAt, expiresAt } = request;
  return {
    method,
    email,
    state: getRequestState(request, now),
    askedAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    token: method === 'account' ? token : null,
  };
}

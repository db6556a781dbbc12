import { createHmac, timingSafeEqual } from 'node:crypto';
import { UNSUBSCRIBE_PATH } from '@sikhya/contract/notice-settings.ts';
import { NOTICE_GROUPS, NOTICE_KINDS, NOTICE_RULES, type NoticeGroup } from '@sikhya/contract/notices.ts';
import { isId } from '../../database/new-id.ts';

/** The notices that a link switches off: a group, or all groups of the digest. */
export type UnsubscribeScope = NoticeGroup | 'digest';

export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;

/** Signs links that switch e-mails off without a sign-in. They never expire, because mails are kept for years. */
export function createUnsubscribeLinks(secrets: readonly string[], origin: string) {
  const sign = (secret: string, text: string) =>
    createHmac('sha256', secret).update(`unsubscribe ${text}`).digest('base64url');

  function createUrl(studentId: string, scope: UnsubscribeScope): string {
    const text = `${studentId}.${scope}`;
    return `${origin}${UNSUBSCRIBE_PATH}?token=${text}.${sign(secrets[0]!, text)}`;
  }

  /** Returns null for a token that was not made here. */
  function read(token: string): { studentId: string; groups: NoticeGroup[] } | null {
    const [studentId = '', scope = '', signature = ''] = token.split('.');
    const isGenuine = secrets.some((secret) => isEqual(signature, sign(secret, `${studentId}.${scope}`)));
    const groups = listGroups(scope);
    return isGenuine && isId(studentId) && groups.length > 0 ? { studentId, groups } : null;
  }

  return { createUrl, read };
}

function listGroups(scope: string): NoticeGroup[] {
  if (scope !== 'digest') return NOTICE_GROUPS.filter((group) => group === scope && group !== 'security');
  const kinds = NOTICE_KINDS.filter((kind) => !NOTICE_RULES[kind].isUrgent);
  return [...new Set(kinds.map((kind) => NOTICE_RULES[kind].group))];
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

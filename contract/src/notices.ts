import * as z from 'zod/mini';
import { type EndpointResponse, endpoint } from './endpoint.ts';
import { id } from './input-fields.ts';
import { odiaTitle } from './odia-version.ts';
import { pageNumber, pagination } from './pagination.ts';

/** Notices to students and admins. describe-notice.ts creates their texts. */

export const NOTICE_KINDS = [
  'purchase',
  'refund',
  'pass-ends',
  'exam-coming',
  'exam-begins',
  'exam-results',
  'practice-due',
  'new-chapter',
  'score-corrected',
  // a test no longer counts as passed
  'certificate-revoked',
  'certificate-revoked-by-admin',
  'certificate-reinstated',
  'report-answered',
  'message',
  'parent-consent',
  'grievance-answered',
  'breach',
  'new-device',
  'password-changed',
] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The kinds that are filtered and switched off together. */
export const NOTICE_GROUPS = [
  'purchases',
  'exams',
  'practice',
  'courses',
  'corrections',
  'reports',
  'messages',
  'account',
  'security',
] as const;

export type NoticeGroup = (typeof NOTICE_GROUPS)[number];

/** Those that are not urgent wait for the digest of the day. */
export const NOTICE_RULES: Record<NoticeKind, { group: NoticeGroup; isUrgent: boolean }> = {
  purchase: { group: 'purchases', isUrgent: true },
  refund: { group: 'purchases', isUrgent: true },
  'pass-ends': { group: 'purchases', isUrgent: false },
  'exam-coming': { group: 'exams', isUrgent: true },
  'exam-begins': { group: 'exams', isUrgent: true },
  'exam-results': { group: 'exams', isUrgent: true },
  'practice-due': { group: 'practice', isUrgent: false },
  'new-chapter': { group: 'courses', isUrgent: false },
  'score-corrected': { group: 'corrections', isUrgent: false },
  'certificate-revoked': { group: 'corrections', isUrgent: false },
  'certificate-revoked-by-admin': { group: 'corrections', isUrgent: false },
  'certificate-reinstated': { group: 'corrections', isUrgent: false },
  'report-answered': { group: 'reports', isUrgent: false },
  message: { group: 'messages', isUrgent: false },
  'parent-consent': { group: 'account', isUrgent: true },
  'grievance-answered': { group: 'account', isUrgent: true },
  breach: { group: 'security', isUrgent: true },
  'new-device': { group: 'security', isUrgent: true },
  'password-changed': { group: 'security', isUrgent: true },
};

/** A student needs a consent to get these: a minor that of a parent. */
export const REMINDER_KINDS: readonly NoticeKind[] = ['practice-due', 'message'];

/** The channels over which a notice arrives. */
export const NOTICE_CHANNELS = ['app', 'email', 'push'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** The groups whose e-mails a student has to switch on. */
const GROUPS_WITHOUT_EMAIL: readonly NoticeGroup[] = ['practice'];

export function isOnByDefault(group: NoticeGroup, channel: NoticeChannel): boolean {
  return channel !== 'email' || !GROUPS_WITHOUT_EMAIL.includes(group);
}

/** Nobody can switch off notices about the security of the account. */
export const canSwitchOff = (group: NoticeGroup) => group !== 'security';

export const listKinds = (group: NoticeGroup): NoticeKind[] =>
  NOTICE_KINDS.filter((kind) => NOTICE_RULES[kind].group === group);

const notice = z.object({
  _id: z.string(),
  kind: z.enum(NOTICE_KINDS),
  at: z.iso.datetime(),
  isRead: z.boolean(),
  /** The title of the course, exam, pass or order. Null if it was removed, and for kinds without one. */
  title: z.nullable(z.string()),
  /** The text that an admin has written in a message or about a breach; null for other kinds. */
  text: z.nullable(z.string()),
  odiaTitles: z.object({ title: odiaTitle, text: odiaTitle }),
  /** When the exam opens or the pass ends. */
  moment: z.nullable(z.iso.datetime()),
  /** In rupees. */
  amount: z.nullable(z.number()),
  /** How many questions are due, chapters are new, or certificates a refund has revoked. */
  count: z.nullable(z.int()),
  courseId: z.nullable(z.string()),
  examId: z.nullable(z.string()),
});

export type Notice = z.output<typeof notice>;

export const NOTICE_PAGE_SIZE = 20;
/** A larger number of unread notices is reported as this one. */
export const MAX_UNREAD = 100;

const listQuery = z.object({
  page: pageNumber,
  group: z.optional(z.enum(NOTICE_GROUPS)),
  only: z.optional(z.literal('unread')),
});
const listResponse = z.object({ notices: z.array(notice), unread: z.int(), pagination });

export type NoticeList = EndpointResponse<typeof listNotices>;

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/student/notices',
  access: 'student',
  summary: 'The notices of the calling student, newest first',
  query: listQuery,
  response: listResponse,
});

export const listAdminNotices = endpoint({
  method: 'GET',
  path: '/api/admin/notices',
  access: 'admin',
  permission: 'any',
  isForAccount: true,
  summary: 'The notices of the calling admin, newest first',
  query: listQuery,
  response: listResponse,
});

const unread = z.object({ unread: z.int() });

export const countUnreadNotices = endpoint({
  method: 'GET',
  path: '/api/notices/unread',
  access: 'signed-in',
  isForAccount: true,
  summary: 'How many notices the caller has not read, up to 100',
  response: unread,
});

/** Unknown ids are ignored. */
export const markNoticesRead = endpoint({
  method: 'POST',
  path: '/api/notices/read',
  access: 'signed-in',
  isForAccount: true,
  summary: 'Mark notices of the caller as read, or all of them',
  body: z.object({
    /** Without ids, all notices. */
    noticeIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(100))),
  }),
  response: unread,
});

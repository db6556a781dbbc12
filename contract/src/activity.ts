import * as z from 'zod/mini';
import { ADMIN_PAGE_SIZES } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { id } from './input-fields.ts';
import { odiaTitle } from './odia-version.ts';
import { pageLimitFrom, pageNumber, pagination } from './pagination.ts';
import { line } from './text.ts';

/** The actions that the audit log records. */
export const AUDIT_ACTIONS = [
  'sign-in',
  'sign-in-failed',
  'change-password',
  'add-totp',
  'remove-totp',
  'add-passkey',
  'rename-passkey',
  'remove-passkey',
  'create-recovery-codes',
  'reset-second-factors',
  'create-sign-in-code',
  'create-course',
  'update-course',
  'save-draft',
  'discard-draft',
  'publish-course',
  'schedule-course',
  'unschedule-course',
  'archive-course',
  'restore-course',
  'restore-version',
  'remove-course',
  'delete-course',
  'add-author',
  'remove-author',
  'save-certificate-settings',
  'revoke-certificate',
  'reinstate-certificate',
  'correct-certificate-name',
  'upload-file',
  'delete-file',
  'give-course',
  'take-course',
  'end-sessions',
  'block',
  'unblock',
  'delete-account',
  'restore-account',
  'erase-account',
  'change-date-of-birth',
  'answer-request',
  'send-breach',
  'create-message',
  'save-message',
  'schedule-message',
  'send-message',
  'cancel-message',
  'delete-message',
  'delete-subscriber',
  'retry-deliveries',
  'export-newsletter',
  'export-students',
  'export-results',
  'export-activity',
  'export-orders',
  'order-paid',
  'order-refunded',
  'approve-refund',
  'decline-refund',
  'check-order',
  'resolve-payment-issue',
  'create-coupon',
  'update-coupon',
  'delete-coupon',
  'create-pass',
  'update-pass',
  'delete-pass',
  'create-exam',
  'save-exam',
  'publish-exam',
  'archive-exam',
  'delete-exam',
  'remove-exam',
  'restore-exam',
  'cancel-exam',
  'duplicate-exam',
  'restore-exam-version',
  'extend-exam',
  'give-extra-time',
  'take-extra-time',
  'export-exam-results',
  'open-report-case',
  'decide-report',
  'correct-content',
  'invite-admin',
  'revoke-invite',
  'accept-invite',
  'change-role',
  'block-admin',
  'unblock-admin',
  'end-admin-sessions',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * The largest number of entries on all pages. A filter or a date finds older entries; the export contains
 * all.
 */
export const ACTIVITY_LIMIT = 10_000;
export const ACTIVITY_PAGE_SIZE = 20;

/** The name of somebody who failed to sign in, and of the server itself. */
export const UNKNOWN_ACTOR = 'unknown';
export const SERVER_ACTOR = 'server';

/** A day such as 2026-11-15, or empty. */
const day = z.string().check(
  z.regex(/^(20\d\d-\d\d-\d\d)?$/),
  z.refine((text) => text === '' || !Number.isNaN(Date.parse(text))),
);

export const activityFilters = z.object({
  /** The username of the admin at that time. */
  person: z._default(line(200), ''),
  action: z._default(z.union([z.enum(AUDIT_ACTIONS), z.literal('')]), ''),
  courseId: z._default(id, ''),
  /** The first and the last day in Indian time, or empty. */
  from: z._default(day, ''),
  to: z._default(day, ''),
});

export type ActivityFilters = z.output<typeof activityFilters>;

const activityEntry = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  actor: z.string(),
  /** One of AUDIT_ACTIONS; a string, because a later release may have stored others. */
  action: z.string(),
  /** The network address of the request; empty if it was not recorded. */
  address: z.string(),
  /** The course and the student that it is about, if they still exist. */
  course: z.nullable(
    z.object({ _id: z.string(), title: z.string(), odiaTitles: z.object({ title: odiaTitle }) }),
  ),
  student: z.nullable(z.object({ _id: z.string(), name: z.string() })),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});

export type ActivityEntry = z.output<typeof activityEntry>;

export const listActivity = endpoint({
  method: 'GET',
  path: '/api/admin/activity',
  access: 'admin',
  permission: 'activity',
  summary: 'What admins did, the newest first',
  query: z.extend(activityFilters, {
    page: pageNumber,
    limit: pageLimitFrom(ADMIN_PAGE_SIZES, ACTIVITY_PAGE_SIZE),
  }),
  response: z.object({
    entries: z.array(activityEntry),
    pagination: z.extend(pagination, {
      /** How many entries match, up to ACTIVITY_LIMIT. */
      totalEntries: z.int(),
      /** Whether more entries match than can be paged through. */
      more: z.boolean(),
    }),
  }),
});

export const listActivityPeople = endpoint({
  method: 'GET',
  path: '/api/admin/activity/people',
  access: 'admin',
  permission: 'activity',
  summary: 'The names of those who did something, to filter by',
  response: z.object({ people: z.array(z.string()) }),
});

/** The address of the export; it takes the same filters. */
export const ACTIVITY_EXPORT = '/api/admin/activity.csv';

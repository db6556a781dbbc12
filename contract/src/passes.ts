import * as z from 'zod/mini';
import { PRICE } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { id, loadedUpdatedAt } from './input-fields.ts';
import { rupeesInput } from './money.ts';
import { odiaTextsOrNull, odiaTitle } from './odia-version.ts';
import { lines, requiredLine } from './text.ts';

/** A pass opens courses for a time. It is paid in advance and never renewed by itself. */

/** Students and admins see all passes in one list, so there are never more than these. */
export const MAX_PASSES = 200;

export const PASS_DAYS = [30, 90, 365] as const;

const byPassId = z.object({ passId: id });

const pass = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  odia: odiaTextsOrNull,
  days: z.int(),
  /** In rupees. */
  price: z.number(),
  /** Empty for all courses. */
  courseIds: z.array(z.string()),
});

export type Pass = z.output<typeof pass>;

export const listPasses = endpoint({
  method: 'GET',
  path: '/api/public/passes',
  access: 'public',
  summary: 'The passes on sale; none while payments are off',
  response: z.object({ passes: z.array(pass) }),
});

const studentPass = z.object({
  _id: z.string(),
  passId: z.string(),
  orderId: z.nullable(z.string()),
  title: z.string(),
  odiaTitles: z.object({ title: odiaTitle }),
  /** Null for all courses. */
  courseIds: z.nullable(z.array(z.string())),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** A cancelled pass stays valid to its end, without reminders. */
  cancelledAt: z.nullable(z.iso.datetime()),
  state: z.enum(['coming', 'valid', 'ended']),
  /** Whether to remind of its end: it ends within seven days, and was neither renewed nor cancelled. */
  endsSoon: z.boolean(),
});

export type StudentPass = z.output<typeof studentPass>;

export const listMyPasses = endpoint({
  method: 'GET',
  path: '/api/student/passes',
  access: 'student',
  summary: 'The passes of the calling student, the latest end first',
  response: z.object({ passes: z.array(studentPass) }),
});

export const cancelPass = endpoint({
  method: 'POST',
  path: '/api/student/passes/:studentPassId/cancel',
  access: 'student',
  summary: 'Cancel a pass: no reminders; access lasts to its end',
  idempotent: true,
  params: z.object({ studentPassId: id }),
  response: z.object({ pass: studentPass }),
});

export const passInput = z.object({
  title: requiredLine(300),
  description: z._default(lines(5000), ''),
  odia: z._default(
    z.nullable(z.object({ title: requiredLine(300), description: z._default(lines(5000), '') })),
    null,
  ),
  days: z.int().check(z.refine((days) => (PASS_DAYS as readonly number[]).includes(days))),
  price: rupeesInput(PRICE.minimumRupees),
  courseIds: z._default(z.array(id).check(z.maxLength(500)), []),
  /** Whether students can buy it. */
  isOnSale: z._default(z.boolean(), true),
});

const adminPass = z.extend(pass, {
  isOnSale: z.boolean(),
  /** Students for whom it is valid now. */
  holders: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type AdminPass = z.output<typeof adminPass>;

export const listAllPasses = endpoint({
  method: 'GET',
  path: '/api/admin/passes',
  access: 'admin',
  permission: 'coupons',
  summary: 'All passes, at most 200, newest first',
  response: z.object({ passes: z.array(adminPass) }),
});

/** 422 if there are 200 passes already. */
export const createPass = endpoint({
  method: 'POST',
  path: '/api/admin/passes',
  access: 'admin',
  permission: 'coupons',
  summary: 'Create a pass',
  idempotent: true,
  body: passInput,
  response: z.object({ pass: adminPass }),
});

export const updatePass = endpoint({
  method: 'PUT',
  path: '/api/admin/passes/:passId',
  access: 'admin',
  permission: 'coupons',
  summary: 'Change a pass; those who bought it keep their terms',
  idempotent: true,
  params: byPassId,
  body: z.extend(passInput, { updatedAt: loadedUpdatedAt }),
  response: z.object({ pass: adminPass }),
});

export const deletePass = endpoint({
  method: 'DELETE',
  path: '/api/admin/passes/:passId',
  access: 'admin',
  permission: 'coupons',
  summary: 'Delete a pass; those who bought it keep it',
  idempotent: true,
  params: byPassId,
});

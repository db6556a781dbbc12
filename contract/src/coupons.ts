import * as z from 'zod/mini';
import { ADMIN_DEFAULT_PAGE_SIZE, ADMIN_PAGE_SIZES } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { id, loadedUpdatedAt } from './input-fields.ts';
import { rupeesInput } from './money.ts';
import { odiaTitle } from './odia-version.ts';
import { pageLimitFrom, pageNumber, pagination } from './pagination.ts';
import { line } from './text.ts';

const byCouponId = z.object({ couponId: id });

/** Letters, digits and hyphens; small letters become capital letters. */
const code = z.pipe(
  line(40),
  z.pipe(
    z.transform((text: string) => text.toUpperCase()),
    z.string().check(z.regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/)),
  ),
);

const limit = z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))), null);
const moment = z._default(z.nullable(z.iso.datetime()), null);

/** Either `percent` or `amount`. */
export const couponInput = z.object({
  code,
  percent: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(100))), null),
  /** In rupees. */
  amount: z._default(z.nullable(rupeesInput(1)), null),
  /** Empty for all courses. */
  courseIds: z._default(z.array(id).check(z.maxLength(500)), []),
  from: moment,
  until: moment,
  /** How often it can be used in all; null for no limit. */
  total: limit,
  perStudent: limit,
});

const coupon = z.object({
  _id: z.string(),
  code: z.string(),
  percent: z.nullable(z.int()),
  amount: z.nullable(z.number()),
  courseIds: z.array(z.string()),
  from: z.nullable(z.iso.datetime()),
  until: z.nullable(z.iso.datetime()),
  total: z.nullable(z.int()),
  perStudent: z.nullable(z.int()),
  /** Paid orders. */
  used: z.int(),
  /** Open orders. Each holds a use until it is paid or lapses, or the student orders the same item again. */
  reserved: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type Coupon = z.output<typeof coupon>;

export const listCoupons = endpoint({
  method: 'GET',
  path: '/api/admin/coupons',
  access: 'admin',
  permission: 'coupons',
  summary: 'The coupons, newest first',
  query: z.object({
    page: pageNumber,
    limit: pageLimitFrom(ADMIN_PAGE_SIZES, ADMIN_DEFAULT_PAGE_SIZE),
  }),
  response: z.object({ coupons: z.array(coupon), pagination }),
});

const courseTitle = z.object({
  _id: z.string(),
  title: z.string(),
  odiaTitles: z.object({ title: odiaTitle }),
});

export type CourseTitle = z.output<typeof courseTitle>;

export const listCourseTitles = endpoint({
  method: 'GET',
  path: '/api/admin/course-titles',
  access: 'admin',
  // owners and reviewers choose the courses of exams; only owners, who have both permissions, those of coupons
  permission: 'exams.read',
  summary: 'The titles of all courses, by which the courses of coupons, passes and exams are chosen',
  response: z.object({ courses: z.array(courseTitle) }),
});

export const createCoupon = endpoint({
  method: 'POST',
  path: '/api/admin/coupons',
  access: 'admin',
  permission: 'coupons',
  summary: 'Create a coupon',
  idempotent: true,
  body: couponInput,
  response: z.object({ coupon }),
});

export const updateCoupon = endpoint({
  method: 'PUT',
  path: '/api/admin/coupons/:couponId',
  access: 'admin',
  permission: 'coupons',
  summary: 'Change a coupon; open orders keep their price',
  idempotent: true,
  params: byCouponId,
  body: z.extend(couponInput, { updatedAt: loadedUpdatedAt }),
  response: z.object({ coupon }),
});

export const deleteCoupon = endpoint({
  method: 'DELETE',
  path: '/api/admin/coupons/:couponId',
  access: 'admin',
  permission: 'coupons',
  summary: 'Delete a coupon; open orders keep their price',
  idempotent: true,
  params: byCouponId,
});

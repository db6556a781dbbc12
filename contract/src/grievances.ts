import * as z from 'zod/mini';
import { ADMIN_DEFAULT_PAGE_SIZE, ADMIN_PAGE_SIZES } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { id } from './input-fields.ts';
import { LANGUAGES } from './language/language.ts';
import { pageLimitFrom, pageNumber, pagination } from './pagination.ts';
import { line, requiredLine, requiredLines } from './text.ts';

/** Grievances about personal data. On screen of admins: requests. */

/** The school answers within this many days; the law allows 90. */
export const GRIEVANCE_DAYS = 30;
export const MAX_GRIEVANCE_LENGTH = 4000;
export const MAX_GRIEVANCE_NAME_LENGTH = 100;
/** How many grievances one person, and one e-mail address, can send within 24 hours. */
export const MAX_GRIEVANCES_A_DAY = 5;
/** From one network. Many phones of a mobile provider share the address of theirs. */
export const MAX_VISITOR_GRIEVANCES_A_DAY = 30;

export const GRIEVANCE_KINDS = [
  'access',
  'correction',
  'date-of-birth',
  'erasure',
  'consent',
  'other',
] as const;
export type GrievanceKind = (typeof GRIEVANCE_KINDS)[number];

const datetime = z.iso.datetime();

/** The grievance as its sender sees it. */
const grievance = z.object({
  _id: z.string(),
  /** For example G-2026-0001. */
  number: z.string(),
  kind: z.enum(GRIEVANCE_KINDS),
  text: z.string(),
  sentAt: datetime,
  dueAt: datetime,
  /** Empty until it is answered. */
  answer: z.string(),
  answeredAt: z.nullable(datetime),
});

export type Grievance = z.output<typeof grievance>;

const text = requiredLines(MAX_GRIEVANCE_LENGTH);
const kind = z.enum(GRIEVANCE_KINDS);
const received = z.object({ number: z.string(), dueAt: datetime });

export type ReceivedGrievance = z.output<typeof received>;

/** For visitors. They get the answer by e-mail. */
export const sendGrievance = endpoint({
  method: 'POST',
  path: '/api/public/grievances',
  access: 'public',
  isRare: true,
  summary: 'Send a grievance about personal data',
  body: z.object({
    name: requiredLine(MAX_GRIEVANCE_NAME_LENGTH),
    email: z.pipe(line(254), z.email()),
    kind,
    text,
    /** The language of the answer. */
    language: z._default(z.enum(LANGUAGES), 'en'),
  }),
  response: received,
});

export const sendOwnGrievance = endpoint({
  method: 'POST',
  path: '/api/student/grievances',
  access: 'student',
  isRare: true,
  idempotent: true,
  summary: 'Send a grievance about your own personal data',
  body: z.object({ kind, text }),
  response: received,
});

export const listOwnGrievances = endpoint({
  method: 'GET',
  path: '/api/student/grievances',
  access: 'student',
  summary: 'The grievances of the calling student, the newest first',
  response: z.object({ grievances: z.array(grievance) }),
});

export const GRIEVANCE_FILTERS = ['open', 'overdue', 'answered', 'all'] as const;
export type GrievanceFilter = (typeof GRIEVANCE_FILTERS)[number];

const adminGrievance = z.extend(grievance, {
  name: z.string(),
  email: z.string(),
  /** Null for a visitor, and after the account was erased. */
  studentId: z.nullable(z.string()),
  isOverdue: z.boolean(),
  /** The username of the admin who answered; empty until then. */
  answeredBy: z.string(),
});

export type AdminGrievance = z.output<typeof adminGrievance>;

export const listGrievances = endpoint({
  method: 'GET',
  path: '/api/admin/requests',
  access: 'admin',
  permission: 'requests',
  summary: 'Grievances, those that are due first',
  query: z.object({
    page: pageNumber,
    limit: pageLimitFrom(ADMIN_PAGE_SIZES, ADMIN_DEFAULT_PAGE_SIZE),
    state: z._default(z.enum(GRIEVANCE_FILTERS), 'open'),
    /** A number, a name or an e-mail address. */
    search: z._default(line(200), ''),
  }),
  response: z.object({
    requests: z.array(adminGrievance),
    pagination: z.extend(pagination, { totalRequests: z.int() }),
    open: z.int(),
    overdue: z.int(),
    /** Whether this server sends answers to visitors by e-mail. */
    canMail: z.boolean(),
  }),
});

/** The answer is final: it is sent to the person and closes the grievance. 409 if somebody else has answered. */
export const answerGrievance = endpoint({
  method: 'POST',
  path: '/api/admin/requests/:requestId/answer',
  access: 'admin',
  permission: 'requests',
  idempotent: true,
  summary: 'Answer a grievance and close it',
  params: z.object({ requestId: id }),
  body: z.object({ answer: text }),
  response: z.object({ request: adminGrievance }),
});

import { type SQL, sql } from 'drizzle-orm';
import { isExamReleased } from './exam-release.ts';

/**
 * Every table with data about a student: what an erasure does with its rows, and why. A test compares this list with the
 * schema, so that a new table cannot be forgotten.
 */
export type PersonalTable = {
  /** The condition that selects the rows of a student. */
  isOf: (studentId: string) => SQL;
  /**
   * `delete` removes the rows. `minimise` removes what identifies the person and keeps the row. `keep` leaves rows that
   * identify the person only through other rows, which are deleted or minimised.
   */
  erasure: 'delete' | 'minimise' | 'keep';
  /** Why the rows are needed after the erasure. */
  reason?: string;
  /** How an export of all data shows the rows, or why it does not. */
  exported: ExportRule | string;
};

export type ExportRule = {
  /** Columns that are not data about the person: keys for searching, secrets, and data about others. */
  omit?: string[];
  /** Further values by name, which make a row readable without other tables. */
  extra?: Record<string, SQL>;
  /** The condition for rows that the person may see now. */
  isShown?: (now: Date) => SQL;
};

const ofStudent = (studentId: string) => sql`student_id = ${studentId}`;
const ofOrder = (studentId: string) =>
  sql`order_id in (select id from orders where student_id = ${studentId})`;
/** Visitors subscribe without an account. The identity provider has checked the address of a student. */
const ofEmail = (studentId: string) =>
  sql`email in (select lower(email) from students where id = ${studentId})`;
const ofAttempt = (studentId: string) =>
  sql`attempt_id in (select id from attempts where student_id = ${studentId})`;

/** Digests and other deliveries of a student have an index each. */
const ofDelivery = (studentId: string) =>
  sql`student_id = ${studentId} and (digest_day is null or digest_day is not null)`;

/** Titles of the paper, because an id tells a person nothing. */
const PAPER_TITLES = {
  chapter_title: sql`(select chapter_title from papers where papers.id = t.paper_id)`,
  course_title: sql`(select course_title from papers where papers.id = t.paper_id)`,
};
const COURSE_TITLE = { course_title: sql`(select title from courses where courses.id = t.course_id)` };

/** The messages of admins to the student. */
const MESSAGE_TEXTS = {
  message_title: sql`(select title from messages where messages.id = (t.data ->> 'messageId')::uuid)`,
  message_text: sql`(select text from messages where messages.id = (t.data ->> 'messageId')::uuid)`,
};

/** Leaves out results of exams that are not released. */
const isReleased = (now: Date) =>
  sql`not exists (select from exams where exams.id = test_id and not ${isExamReleased(now)})`;

const TAX = 'tax law requires the records of a sale for eight years';
const STATISTICS = 'averages, ranks and the statistics of questions count it, without the person';

/** In the order of the erasure: rows that refer to others come before them. */
export const PERSONAL_TABLES: Record<string, PersonalTable> = {
  score_changes: { isOf: ofStudent, erasure: 'delete', exported: { isShown: isReleased } },
  question_reports: { isOf: ofStudent, erasure: 'delete', exported: {} },
  practice_reviews: { isOf: ofStudent, erasure: 'delete', exported: {} },
  practice_cards: { isOf: ofStudent, erasure: 'delete', exported: { extra: PAPER_TITLES } },
  practice_results: { isOf: ofStudent, erasure: 'delete', exported: {} },
  practice_settings: { isOf: ofStudent, erasure: 'delete', exported: {} },
  study_time: { isOf: ofStudent, erasure: 'delete', exported: { extra: COURSE_TITLE } },
  chapter_visits: {
    isOf: ofStudent,
    erasure: 'delete',
    exported: { omit: ['report_ids'], extra: COURSE_TITLE },
  },
  progress_resets: { isOf: ofStudent, erasure: 'delete', exported: { extra: COURSE_TITLE } },
  attempt_events: { isOf: ofAttempt, erasure: 'delete', exported: {} },
  extra_time: { isOf: ofStudent, erasure: 'delete', exported: {} },
  attempts: {
    isOf: ofStudent,
    erasure: 'delete',
    exported: { omit: ['question_order', 'option_orders', 'section_starts'], extra: PAPER_TITLES },
  },
  certificates: {
    isOf: ofStudent,
    erasure: 'delete',
    exported: { omit: ['signature_id', 'checked_at', 'status_index'] },
  },
  results: {
    isOf: ofStudent,
    erasure: 'minimise',
    reason: STATISTICS,
    exported: { extra: PAPER_TITLES, isShown: isReleased },
  },
  student_passes: { isOf: ofStudent, erasure: 'delete', exported: {} },
  enrolments: { isOf: ofStudent, erasure: 'delete', exported: { omit: ['given_by'], extra: COURSE_TITLE } },
  coupon_uses: {
    isOf: ofStudent,
    erasure: 'minimise',
    reason: 'the limits of a coupon count its uses',
    exported: {},
  },
  receipts: { isOf: ofOrder, erasure: 'minimise', reason: TAX, exported: {} },
  refunds: { isOf: ofOrder, erasure: 'minimise', reason: TAX, exported: {} },
  payments: { isOf: ofOrder, erasure: 'keep', reason: TAX, exported: {} },
  order_events: { isOf: ofOrder, erasure: 'minimise', reason: TAX, exported: { omit: ['actor'] } },
  payment_issues: {
    isOf: ofOrder,
    erasure: 'keep',
    reason: TAX,
    exported: 'differences between the books, which payments and refunds show too',
  },
  orders: {
    isOf: ofStudent,
    erasure: 'minimise',
    reason: TAX,
    exported: { omit: ['search_key', 'scheduled_checks', 'next_check_at', 'checked_at'] },
  },
  notice_deliveries: { isOf: ofDelivery, erasure: 'delete', exported: { omit: ['last_error', 'tries'] } },
  notices: {
    isOf: ofStudent,
    erasure: 'delete',
    exported: { omit: ['admin_id'], extra: MESSAGE_TEXTS },
  },
  messages: {
    isOf: ofStudent,
    erasure: 'delete',
    exported: 'the export shows a message with its notice; a message that was not sent has none',
  },
  notice_settings: { isOf: ofStudent, erasure: 'delete', exported: {} },
  push_subscriptions: { isOf: ofStudent, erasure: 'delete', exported: { omit: ['p256dh', 'auth'] } },
  grievances: {
    isOf: ofStudent,
    erasure: 'minimise',
    reason: 'the school has to prove that it answered in time; the person and the texts are removed',
    exported: { omit: ['search_key', 'answered_by', 'network_hash'] },
  },
  newsletter_subscribers: {
    isOf: ofEmail,
    erasure: 'delete',
    exported: { omit: ['request_id', 'client_hash', 'confirmations', 'confirmations_since'] },
  },
  parent_requests: { isOf: ofStudent, erasure: 'delete', exported: { omit: ['email_key', 'token_hash'] } },
  consents: { isOf: ofStudent, erasure: 'delete', exported: { omit: ['parent_id'] } },
  sessions: { isOf: ofStudent, erasure: 'delete', exported: { omit: ['id', 'admin_id', 'verified_at'] } },
  data_exports: { isOf: ofStudent, erasure: 'delete', exported: 'the exports themselves' },
  idempotency_keys: {
    isOf: (studentId) => sql`person_id = ${studentId}`,
    erasure: 'delete',
    exported: 'copies of responses, which are deleted after a day',
  },
  audit: {
    isOf: (studentId) => sql`subject_id = ${studentId}`,
    erasure: 'minimise',
    reason: 'what admins did stays provable; the id of an erased student leads to nobody',
    exported: { omit: ['actor', 'address'] },
  },
  students: {
    isOf: (studentId) => sql`id = ${studentId}`,
    erasure: 'delete',
    exported: { omit: ['name_key', 'search_key'] },
  },
};

/** Tables that refer to a table above and hold nothing of students. */
export const NOT_OF_STUDENTS: Record<string, string> = {
  files: 'the picture of a report loses the student with the report, and is deleted as unused',
  chapters: 'the subject of a chapter is a part of a course',
  auth_challenges: 'only sessions of admins have challenges',
};

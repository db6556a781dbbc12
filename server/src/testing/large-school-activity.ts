import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { bulkInsert } from './bulk-insert.ts';

const BATCH_SIZE = 1_000_000;
/** The share of cards in the rows of practice; the others are reviews. */
const SHARE_OF_CARDS = 0.4;
const NOTICES_PER_STUDENT = 3;
/** One certificate for as many students. */
const STUDENTS_PER_CERTIFICATE = 5;
const STUDENTS_PER_REPORT_CASE = 50;
const REPORTS_PER_CASE = 5;

type Size = { students: number; orders: number; practiceRows: number };

/** The tables that this file fills and that grow with the school. */
export const ACTIVITY_TABLES = [
  'orders',
  'payments',
  'order_events',
  'receipts',
  'practice_cards',
  'practice_reviews',
  'notices',
  'certificates',
  'report_cases',
  'question_reports',
  'newsletter_subscribers',
  'audit',
];

/** Inserts orders, practice, notices, certificates, reports, newsletter addresses and the audit log of a school. */
export async function insertActivity(db: Db, { students, orders, practiceRows }: Size): Promise<void> {
  await bulkInsert(db, [], createNumberedTables());
  await bulkInsert(
    db,
    ['orders_search', 'orders_newest', 'orders_of_student', 'orders_of_item'],
    insertOrders(students, orders),
  );
  const cards = Math.floor(practiceRows * SHARE_OF_CARDS);
  await bulkInsert(db, ['practice_cards_due'], inBatches(cards, insertCards(students, cards)));
  await bulkInsert(
    db,
    ['practice_reviews_of_card', 'practice_reviews_by_time'],
    inBatches(practiceRows - cards, insertReviews(cards)),
  );
  await bulkInsert(db, [], insertMessages(students));
  await bulkInsert(db, [], dropNumberedTables());
}

function inBatches(total: number, insert: (from: number, to: number) => SQL): SQL[] {
  return Array.from({ length: Math.ceil(total / BATCH_SIZE) }, (_, n) =>
    insert(n * BATCH_SIZE, Math.min(total, (n + 1) * BATCH_SIZE)),
  );
}

/** Ids with their position, so that row n can belong to student n. */
function createNumberedTables(): SQL[] {
  const numbered = (table: string) =>
    sql.raw(`row_number() over (order by id) - 1 as position from ${table}`);
  return [
    sql`create temporary table numbered_students as select id, name, email, ${numbered('students')}`,
    sql`create temporary table numbered_courses as select id, title, ${numbered('courses')}`,
    sql`create temporary table numbered_papers as select id, test_id, course_id, ${numbered('papers')}`,
    sql`create unique index on numbered_students (position)`,
    sql`create unique index on numbered_courses (position)`,
    sql`create unique index on numbered_papers (position)`,
    sql`analyze numbered_students, numbered_courses, numbered_papers`,
  ];
}

const dropNumberedTables = () => [sql`drop table numbered_students, numbered_courses, numbered_papers`];

const total = (table: string) => sql.raw(`(select count(*)::int from ${table})`);
/** An id that is larger for a larger number, so that indexes grow at their end. */
const idOf = (number: SQL) => sql`(lpad(to_hex(${number}), 32, '0'))::uuid`;

/** Orders of two years: nine of ten are paid, with payment, receipt and timeline, the others have lapsed. */
function insertOrders(students: number, orders: number): SQL[] {
  return [
    sql`insert into orders (id, number, student_id, buyer_name, buyer_email, search_key, kind, item_id, title,
        price_paise, amount_paise, status, provider, provider_order_id, created_at, paid_at)
      select ${idOf(sql`n`)}, 'SK-' || n, person.id, person.name, person.email,
        lower(person.name) || ' ' || person.email || ' sk-' || n, 'course', course.id, course.title,
        49900, 49900, case when n % 10 = 0 then 'lapsed' else 'paid' end, 'razorpay', 'order_' || n,
        now() - n * interval '60 seconds', case when n % 10 > 0 then now() - n * interval '60 seconds' end
      from generate_series(0, ${orders - 1}::int) n
      join numbered_students person on person.position = n % ${students}::int
      join numbered_courses course on course.position = n / 7 % ${total('numbered_courses')}`,
    sql`insert into payments (id, order_id, provider_payment_id, amount_paise, currency, status, method, pays_order,
        created_at, captured_at)
      select id, id, 'pay_' || number, amount_paise, 'INR', 'captured', 'upi', true, paid_at, paid_at
      from orders where status = 'paid'`,
    sql`insert into order_events (id, order_id, at, kind, actor)
      select gen_random_uuid(), orders.id, orders.created_at + k * interval '1 minute',
        case k when 0 then 'created' else 'paid' end, case k when 0 then 'student' else 'provider' end
      from orders, generate_series(0, 1) k where k = 0 or status = 'paid'`,
    sql`insert into receipts (id, number, kind, order_id, amount_paise, issued_at, snapshot)
      select id, 'R/' || number, 'receipt', id, amount_paise, paid_at,
        '{"seller": {"name": "s"}, "buyer": {"name": "b"}, "taxPaise": null}'
      from orders where status = 'paid'`,
  ];
}

/** Cards that are due within two months, a third of them overdue. Cards of one student follow each other. */
function insertCards(students: number, cards: number) {
  return (from: number, to: number): SQL => sql`
    insert into practice_cards (id, student_id, question_id, test_id, course_id, paper_id, position, paper_used_at,
      created_at, due, reason, reason_at, right_since, stability, difficulty, scheduled_days, repetitions, lapses,
      last_review_at)
    select ${idOf(sql`n`)}, person.id, ${idOf(sql`n`)}, paper.test_id, paper.course_id, paper.id, n % 10,
      now() - interval '30 days', now() - interval '30 days', now() + (n % 61 - 20) * interval '1 day', 'wrong',
      now() - interval '30 days', 1, 12.5, 5.5, 13, 3, 1, now() - interval '10 days'
    from generate_series(${from}::int, ${to - 1}::int) n
    join numbered_students person on person.position = n::bigint * ${students}::int / ${cards}::int
    join numbered_papers paper on paper.position = n / 7 % ${total('numbered_papers')}`;
}

/** Reviews of the last month, spread over all cards. */
function insertReviews(cards: number) {
  return (from: number, to: number): SQL => sql`
    insert into practice_reviews (student_id, review_id, card_id, at, outcome, seconds, is_from_test)
    select card.student_id, 'review ' || n, card.id, now() - (n % 30) * interval '1 day',
      case when n % 3 = 0 then 'wrong' else 'right' end, 12, false
    from generate_series(${from}::int, ${to - 1}::int) n
    join practice_cards card on card.id = ${idOf(sql`(n % ${cards}::int)`)}`;
}

function insertMessages(students: number): SQL[] {
  return [
    sql`insert into notices (id, student_id, kind, data, cause, created_at, read_at)
      select gen_random_uuid(), id, 'practice-due', '{"count": 3}', 'day ' || k, now() - k * interval '1 day',
        case when k > 0 then now() end
      from numbered_students, generate_series(0, ${NOTICES_PER_STUDENT - 1}) k`,
    sql`insert into certificates (id, code, student_id, course_id, name, content, issued_at, result_ids, checked_at,
        status_index)
      select gen_random_uuid(), 'CODE' || person.position, person.id, course.id, person.name,
        '{"text": "t", "signatory": "s", "courseTitle": "c", "odiaCourseTitle": null, "odia": null, "score": 80,
          "chapters": 4, "tests": 4, "passPercent": 60, "exam": null}',
        now() - person.position * interval '30 seconds', '{}', now(), person.position
      from numbered_students person
      join numbered_courses course on course.position = person.position % ${total('numbered_courses')}
      where person.position % ${STUDENTS_PER_CERTIFICATE} = 0`,
    sql`insert into report_cases (id, question_id, paper_id, test_id, course_id, correct_answer, reports, reported_at,
        decision, decided_by, decided_at)
      select ${idOf(sql`n`)}, gen_random_uuid(), paper.id, paper.test_id, paper.course_id, 1, ${REPORTS_PER_CASE},
        now() - n * interval '10 minutes', 'no-change', 'asha', now() - n * interval '5 minutes'
      from generate_series(0, ${Math.floor(students / STUDENTS_PER_REPORT_CASE)}) n
      join numbered_papers paper on paper.position = n % ${total('numbered_papers')}`,
    sql`insert into question_reports (id, case_id, student_id, kind, text, reported_at)
      select gen_random_uuid(), report_cases.id, person.id, 'wrong-key', 'ଭୁଲ', reported_at
      from report_cases, generate_series(0, ${REPORTS_PER_CASE - 1}) k
      join numbered_students person on true
      where person.position = (('x' || right(report_cases.id::text, 8))::bit(32)::int * ${REPORTS_PER_CASE} + k)
        % ${students}::int`,
    sql`insert into newsletter_subscribers (id, email, language, state, since, created_at, requested_at, client_hash,
        confirmations, confirmations_since)
      select gen_random_uuid(), 'n' || position || '@example.com', 'or', 'subscribed', now(),
        now() - position * interval '1 minute', now(), '', 1, now()
      from numbered_students where position % 5 = 1`,
    sql`insert into audit (id, at, actor, action, subject_id, details)
      select gen_random_uuid(), now() - position * interval '30 seconds', 'asha',
        case when position % 3 = 0 then 'block' else 'update-course' end, id, '{}'
      from numbered_students`,
  ];
}

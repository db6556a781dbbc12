import { indiaDay, startOfIndiaDay } from '@sikhya/contract/india-day.ts';
import { type SQL, sql } from 'drizzle-orm';
import { isExamReleased } from '../../database/exam-release.ts';
import { hasConsent } from '../../database/has-consent.ts';

/**
 * The recipients of a notice: students of a course or exam, those who took an exam, those whose score a regrade has changed, those who
 * reported a question, the student whom an admin has written to, and those for whom something is due.
 */
export type Audience =
  | 'all-students'
  | 'breach-people'
  | 'course-students'
  | 'exam-students'
  | 'exam-takers'
  | 'score-changes'
  | 'reporters'
  | 'message-student'
  | 'practice-due'
  | 'pass-ends';

export type AudiencePart = {
  audience: Audience;
  audienceId: string | null;
  /** The last student of the part before; null for the first part. */
  after: string | null;
  /** Null for all. */
  limit: number | null;
  now: Date;
  /** Whether students without a consent are left out of reminders. */
  protectsMinors: boolean;
};

const DAY_MS = 86_400_000;
/** Students who have not practised for longer are not reminded. */
const PRACTICE_DAYS = 30;
const PASS_DAYS = 7;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Selects the next students of an audience by their id: `student_id`, and `data` and `cause` where they differ between
 * students.
 */
export function selectAudience({
  audience,
  audienceId,
  after,
  limit,
  now,
  protectsMinors,
}: AudiencePart): SQL {
  const id = sql`${audienceId}::uuid`;
  const isAfter = (column: SQL) => sql`${column} > ${after ?? FIRST_ID}::uuid`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOpen = sql`(not e.by_pass or exists (select from student_passes p where p.student_id = e.student_id
    and p.starts_at <= ${at} and p.ends_at > ${at} and (p.course_ids is null or e.course_id = any(p.course_ids))))`;
  const noDetails = { data: sql`null::jsonb as data`, cause: sql`null::text as cause` };
  const page = sql`order by student_id limit ${limit}`;
  switch (audience) {
    case 'all-students':
      return sql`select s.id as student_id, ${noDetails.data}, ${noDetails.cause} from students s
        where ${isAfter(sql`s.id`)} ${page}`;
    case 'breach-people':
      return sql`select s.id as student_id, ${noDetails.data}, ${noDetails.cause} from students s, breaches b
        where b.id = ${id} and s.id = any(b.recipient_ids) and ${isAfter(sql`s.id`)} ${page}`;
    case 'course-students':
      return sql`select e.student_id, ${noDetails.data}, ${noDetails.cause} from enrolments e
        where e.course_id = ${id} and ${isAfter(sql`e.student_id`)} and ${isOpen} ${page}`;
    case 'exam-students':
      return sql`select s.id as student_id, ${noDetails.data}, ${noDetails.cause} from students s, exams x
        where x.id = ${id} and x.state = 'published' and x.deleted_at is null and x.cancelled_at is null
          and ${isAfter(sql`s.id`)} and (not x.is_for_courses or exists (
          select from exam_courses ec join enrolments e on e.course_id = ec.course_id and e.student_id = s.id
          where ec.exam_id = x.id and ${isOpen})) ${page}`;
    case 'exam-takers':
      return sql`select distinct r.student_id, ${noDetails.data}, ${noDetails.cause} from results r, exams x
        where r.test_id = ${id} and x.id = r.test_id and ${isExamReleased(now, sql`x`)} and ${isAfter(sql`r.student_id`)} ${page}`;
    case 'score-changes':
      // students who do not know the result yet get no notice that it has changed
      return sql`select distinct on (c.student_id) c.student_id,
          jsonb_strip_nulls(jsonb_build_object('examId', x.id, 'courseId', r.course_id)) as data, ${noDetails.cause}
        from score_changes c join results r on r.id = c.result_id left join exams x on x.id = c.test_id
        where c.regrade_id = ${id} and ${isAfter(sql`c.student_id`)}
          and (x.id is null or ${isExamReleased(now, sql`x`)}) ${page}`;
    case 'reporters':
      return sql`select q.student_id, ${noDetails.data}, ${noDetails.cause} from question_reports q
        where q.case_id = ${id} and ${isAfter(sql`q.student_id`)} ${page}`;
    case 'message-student':
      return sql`select m.student_id, ${noDetails.data}, ${noDetails.cause} from messages m
        where m.id = ${id} and m.audience = 'student' and ${isAfter(sql`m.student_id`)} ${page}`;
    case 'practice-due': {
      const today = startOfIndiaDay(indiaDay(now)).getTime();
      const tomorrow = new Date(today + DAY_MS).toISOString();
      const recently = new Date(today - PRACTICE_DAYS * DAY_MS).toISOString();
      return sql`select c.student_id, jsonb_build_object('count', count(*)) as data, ${noDetails.cause}
        from practice_cards c
        where ${isAfter(sql`c.student_id`)} and c.due < ${tomorrow}::timestamptz
          and (c.course_id is null or exists (select from enrolments e
            where e.student_id = c.student_id and e.course_id = c.course_id and ${isOpen}))
          and exists (select from practice_reviews v where v.student_id = c.student_id
            and v.at > ${recently}::timestamptz and not v.is_from_test)
          ${protectsMinors ? sql`and exists (select from students s where s.id = c.student_id and ${hasConsent(sql`s`, now)})` : sql``}
        group by c.student_id ${page}`;
    }
    case 'pass-ends': {
      const soon = new Date(now.getTime() + PASS_DAYS * DAY_MS).toISOString();
      return sql`select distinct on (p.student_id) p.student_id,
          jsonb_build_object('studentPassId', p.id) as data, 'pass-ends:' || p.id as cause
        from student_passes p
        where ${isAfter(sql`p.student_id`)} and p.starts_at <= ${at} and p.ends_at > ${at}
          and p.ends_at <= ${soon}::timestamptz and p.cancelled_at is null
          and not exists (select from student_passes later where later.student_id = p.student_id
            and later.pass_id = p.pass_id and later.ends_at > p.ends_at)
        order by p.student_id, p.ends_at limit ${limit}`;
    }
  }
}

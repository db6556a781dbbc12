import { listKinds, MAX_UNREAD, type NoticeGroup, type NoticeKind } from '@sikhya/contract/notices.ts';
import { and, count, desc, eq, gte, inArray, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { firstIdAt } from '../../database/new-id.ts';
import { breaches } from '../../database/tables/breaches.ts';
import { certificates } from '../../database/tables/certificates.ts';
import { courses } from '../../database/tables/courses.ts';
import { exams } from '../../database/tables/exams.ts';
import { grievances } from '../../database/tables/grievances.ts';
import { messages } from '../../database/tables/messages.ts';
import { notices } from '../../database/tables/notices.ts';
import { orders } from '../../database/tables/orders.ts';
import { passes, studentPasses } from '../../database/tables/passes.ts';

/** A student or an admin. */
export type Person = { role: 'student' | 'admin'; personId: string };

const isOf = ({ role, personId }: Person): SQL =>
  role === 'admin' ? eq(notices.adminId, personId) : eq(notices.studentId, personId);

const dataId = (name: string) => sql`(${notices.data} ->> ${sql.raw(`'${name}'`)})::uuid`;

/** Whether the exam of the notice was cancelled, or an opening is announced that does not happen. */
const isWithdrawn = sql<boolean>`coalesce(${exams.cancelledAt} is not null
  or (${notices.kind} in ('exam-coming', 'exam-begins')
    and (${exams.state} <> 'published' or ${exams.deletedAt} is not null)), false)`;

export type NoticeRow = Awaited<ReturnType<typeof findNotices>>[number];

/** Notices with the titles and times of what they are about. */
const selectNotices = (db: Db | Tx) =>
  db
    .select({
      id: notices.id,
      studentId: notices.studentId,
      kind: notices.kind,
      data: notices.data,
      createdAt: notices.createdAt,
      readAt: notices.readAt,
      title: sql<
        string | null
      >`coalesce(${breaches.title}, ${messages.title}, ${grievances.number}, ${orders.title}, ${exams.title}, ${courses.title}, ${certificates.content} ->> 'courseTitle', ${passes.title})`,
      odiaTitle: sql<
        string | null
      >`coalesce(${breaches.odia} ->> 'title', ${messages.odia} ->> 'title', ${orders.odiaTitle}, ${exams.odia} ->> 'title', case when ${courses.id} is null then ${certificates.content} ->> 'odiaCourseTitle' else ${courses.odia} ->> 'title' end, ${passes.odia} ->> 'title')`,
      text: sql<string | null>`coalesce(${breaches.text}, ${messages.text})`,
      odiaText: sql<string | null>`coalesce(${breaches.odia}, ${messages.odia}) ->> 'text'`,
      opensAt: exams.opensAt,
      isWithdrawn,
      endsAt: studentPasses.endsAt,
    })
    .from(notices)
    .leftJoin(orders, eq(orders.id, dataId('orderId')))
    .leftJoin(breaches, eq(breaches.id, dataId('breachId')))
    .leftJoin(messages, eq(messages.id, dataId('messageId')))
    .leftJoin(grievances, eq(grievances.id, dataId('grievanceId')))
    .leftJoin(exams, eq(exams.id, dataId('examId')))
    .leftJoin(courses, eq(courses.id, dataId('courseId')))
    .leftJoin(certificates, eq(certificates.id, dataId('certificateId')))
    .leftJoin(studentPasses, eq(studentPasses.id, dataId('studentPassId')))
    .leftJoin(passes, eq(passes.id, studentPasses.passId));

type Filter = { group?: NoticeGroup | undefined; only?: 'unread' | undefined };

const isListed = (person: Person, { group, only }: Filter) =>
  and(
    isOf(person),
    eq(notices.isInApp, true),
    group ? inArray(notices.kind, listKinds(group)) : undefined,
    only === 'unread' ? isNull(notices.readAt) : undefined,
  );

export async function findNotices(
  db: Db,
  person: Person,
  filter: Filter,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectNotices(db)
    .where(isListed(person, filter))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(limit)
    .offset(offset);
}

export async function findNoticesById(db: Db, ids: string[]): Promise<NoticeRow[]> {
  return ids.length === 0 ? [] : selectNotices(db).where(inArray(notices.id, ids));
}

const MAX_DIGEST = 200;

/** The unread notices of these kinds that were written from `from` until before `until`; the newest first. */
export async function findUnreadOf(
  db: Db,
  studentId: string,
  kinds: NoticeKind[],
  { from, until }: { from: Date; until: Date },
): Promise<NoticeRow[]> {
  return selectNotices(db)
    .where(
      and(
        eq(notices.studentId, studentId),
        inArray(notices.kind, kinds),
        isNull(notices.readAt),
        not(isWithdrawn),
        gte(notices.createdAt, from),
        lt(notices.createdAt, until),
      ),
    )
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(MAX_DIGEST);
}

export async function countNotices(db: Db, person: Person, filter: Filter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(notices).where(isListed(person, filter));
  return row!.total;
}

/** At most `MAX_UNREAD`. */
export async function countUnread(db: Db, person: Person): Promise<number> {
  const unread = db
    .select({ id: notices.id })
    .from(notices)
    .where(isListed(person, { only: 'unread' }))
    .limit(MAX_UNREAD)
    .as('unread');
  const [row] = await db.select({ total: count() }).from(unread);
  return row!.total;
}

/** Without ids, marks all. */
export async function markRead(
  db: Db,
  person: Person,
  noticeIds: string[] | undefined,
  at: Date,
): Promise<void> {
  await db
    .update(notices)
    .set({ readAt: at })
    .where(and(isOf(person), isNull(notices.readAt), noticeIds ? inArray(notices.id, noticeIds) : undefined));
}

/** Returns how many were deleted. */
export async function deleteNoticesBefore(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: notices.id })
    .from(notices)
    .where(lt(notices.id, firstIdAt(before)))
    .limit(limit);
  const { rowCount } = await db.delete(notices).where(inArray(notices.id, old));
  return rowCount ?? 0;
}

import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { workingCopies, workingCopyFiles } from '../../database/tables/publishing.ts';

export type WorkingCopyRow = typeof workingCopies.$inferSelect;

export async function findWorkingCopyRow(db: Db, courseId: string): Promise<WorkingCopyRow | undefined> {
  const [row] = await db.select().from(workingCopies).where(eq(workingCopies.courseId, courseId));
  return row;
}

/** Keeps what was scheduled. */
export async function saveWorkingCopyRow(
  tx: Tx,
  copy: Pick<WorkingCopyRow, 'courseId' | 'content' | 'savedAt' | 'savedBy' | 'savedById'>,
  fileIds: string[],
): Promise<void> {
  const { courseId, ...changed } = copy;
  await tx
    .insert(workingCopies)
    .values(copy)
    .onConflictDoUpdate({ target: workingCopies.courseId, set: changed });
  const files = `{${fileIds.join(',')}}`;
  await tx.execute(sql`
    insert into working_copy_files (course_id, file_id)
    select ${courseId}::uuid, unnest(${files}::uuid[]) on conflict do nothing`);
  await tx
    .delete(workingCopyFiles)
    .where(
      and(eq(workingCopyFiles.courseId, courseId), sql`${workingCopyFiles.fileId} <> all(${files}::uuid[])`),
    );
}

type Schedule = Pick<WorkingCopyRow, 'publishAt' | 'publishNote' | 'publishBy' | 'publishFailure'>;

export async function setSchedule(tx: Tx, courseId: string, schedule: Partial<Schedule>): Promise<void> {
  await tx.update(workingCopies).set(schedule).where(eq(workingCopies.courseId, courseId));
}

/** A schedule without a reason was cancelled. */
export async function endSchedule(
  tx: Tx,
  courseId: string,
  publishFailure: Schedule['publishFailure'] = null,
): Promise<void> {
  await setSchedule(tx, courseId, { publishAt: null, publishNote: '', publishBy: '', publishFailure });
}

export async function removeWorkingCopy(tx: Tx, courseId: string): Promise<void> {
  await tx.delete(workingCopies).where(eq(workingCopies.courseId, courseId));
}

/** Returns the courses whose scheduled time has come. */
export async function findDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ courseId: workingCopies.courseId })
    .from(workingCopies)
    .where(and(isNotNull(workingCopies.publishAt), lte(workingCopies.publishAt, now)))
    .orderBy(asc(workingCopies.publishAt));
  return rows.map(({ courseId }) => courseId);
}

import { NOTICE_CHANNELS } from '@sikhya/contract/notices.ts';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { noticeSettings } from '../../database/tables/notices.ts';
import { students } from '../../database/tables/people.ts';

export type StudentRow = typeof students.$inferSelect;

export async function findStudent(db: Db, id: string): Promise<StudentRow | undefined> {
  const [student] = await db.select().from(students).where(eq(students.id, id));
  return student;
}

/** Locks the student until the transaction ends. */
export async function lockStudent(tx: Tx, id: string): Promise<StudentRow | undefined> {
  const [student] = await tx.select().from(students).where(eq(students.id, id)).for('update');
  return student;
}

/** Fields that are undefined stay as they are. */
export async function updateStudent(tx: Tx, id: string, values: Partial<StudentRow>): Promise<void> {
  if (Object.values(values).every((value) => value === undefined)) return;
  await tx.update(students).set(values).where(eq(students.id, id));
}

const isReminderOf = (studentId: string) =>
  and(eq(noticeSettings.studentId, studentId), eq(noticeSettings.group, 'practice'));

/** Reminders are the notices about practice. They are wanted unless all channels are switched off. */
export async function wantsReminders(db: Db, studentId: string): Promise<boolean> {
  const rows = await db.select().from(noticeSettings).where(isReminderOf(studentId));
  return !REMINDER_CHANNELS.every((channel) => rows.some((row) => row.channel === channel && !row.isOn));
}

const REMINDER_CHANNELS = ['app', 'push'] as const;

/** Switches all channels off, or back to their defaults. */
export async function setReminders(tx: Tx, studentId: string, areWanted: boolean): Promise<void> {
  await tx.delete(noticeSettings).where(isReminderOf(studentId));
  if (areWanted) return;
  await tx
    .insert(noticeSettings)
    .values(
      NOTICE_CHANNELS.map((channel) => ({ studentId, group: 'practice' as const, channel, isOn: false })),
    );
}

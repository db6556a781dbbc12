import { eq } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { students } from './tables/people.ts';

/** Serialises the transactions of a student that count or add up what the student did before. */
export async function lockStudent(tx: Tx, studentId: string): Promise<void> {
  await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('no key update');
}

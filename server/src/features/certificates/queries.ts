import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { certificateCounter, certificates } from '../../database/tables/certificates.ts';

export type CertificateRow = typeof certificates.$inferSelect;

const validOfStudent = prepared('certificates_of_student', (db) =>
  db
    .select()
    .from(certificates)
    .where(and(eq(certificates.studentId, sql.placeholder('studentId')), isNull(certificates.revokedAt)))
    .orderBy(desc(certificates.issuedAt), desc(certificates.id)),
);

export async function findOfStudent(db: Db, studentId: string): Promise<CertificateRow[]> {
  return validOfStudent(db).execute({ studentId });
}

const byCode = prepared('certificate_by_code', (db) =>
  db
    .select()
    .from(certificates)
    .where(eq(certificates.code, sql.placeholder('code'))),
);

export async function findByCode(db: Db, code: string): Promise<CertificateRow | undefined> {
  const [row] = await byCode(db).execute({ code });
  return row;
}

/** How many bits are used, over all lists. */
export async function findNextStatusIndex(db: Db): Promise<number> {
  const [row] = await db.select({ next: certificateCounter.nextStatusIndex }).from(certificateCounter);
  return row?.next ?? 0;
}

/** The bits of valid certificates from one up to another. */
export async function findValidStatusIndexes(db: Db, from: number, to: number): Promise<number[]> {
  const { rows } = await db.execute<{ indexes: number[] }>(sql`
    select coalesce(array_agg(status_index), '{}') as indexes from certificates
    where status_index >= ${from} and status_index < ${to} and revoked_at is null`);
  return rows[0]!.indexes;
}

import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { matchesWords, toWordParameters } from '../../database/search-students.ts';
import { certificates } from '../../database/tables/certificates.ts';
import { students } from '../../database/tables/people.ts';

export type CertificateFilters = {
  /** Normalised like the search column of students; empty for all. */
  words: string[];
  /** A certificate with this code; empty for all. */
  code: string;
  courseId: string;
  state: 'all' | 'valid' | 'revoked';
};

const listedColumns = {
  certificate: certificates,
  student: { id: students.id, name: students.name, email: students.email },
};

type Variant = [words: number, hasCode: boolean, hasCourse: boolean, state: CertificateFilters['state']];

function matches(...[words, hasCode, hasCourse, state]: Variant): SQL | undefined {
  return and(
    matchesWords(words),
    hasCode ? eq(certificates.code, sql.placeholder('code')) : undefined,
    hasCourse ? eq(certificates.courseId, sql.placeholder('courseId')) : undefined,
    state === 'valid' ? isNull(certificates.revokedAt) : undefined,
    state === 'revoked' ? isNotNull(certificates.revokedAt) : undefined,
  );
}

const toVariant = ({ words, code, courseId, state }: CertificateFilters): Variant => [
  words.length,
  code !== '',
  courseId !== '',
  state,
];

const toParameters = ({ words, code, courseId }: CertificateFilters) => ({
  ...toWordParameters(words),
  code,
  courseId,
});

const certificatesPage = prepared('certificates_page', (db, ...variant: Variant) =>
  db
    .select(listedColumns)
    .from(certificates)
    .innerJoin(students, eq(students.id, certificates.studentId))
    .where(matches(...variant))
    .orderBy(desc(certificates.issuedAt), desc(certificates.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
);

export async function findPage(
  db: Db,
  filters: CertificateFilters,
  { limit, offset }: { limit: number; offset: number },
) {
  return certificatesPage(db, ...toVariant(filters)).execute({ ...toParameters(filters), limit, offset });
}

export type ListedRow = Awaited<ReturnType<typeof findPage>>[number];

const matchingTotal = prepared('certificates_matching', (db, ...variant: Variant) => {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(certificates)
    .innerJoin(students, eq(students.id, certificates.studentId))
    .where(matches(...variant))
    .limit(sql.placeholder('max'))
    .as('found');
  return db.select({ total: count() }).from(found);
});

/** Counts up to `max`. */
export async function countMatching(db: Db, filters: CertificateFilters, max: number): Promise<number> {
  const [row] = await matchingTotal(db, ...toVariant(filters)).execute({ ...toParameters(filters), max });
  return row!.total;
}

/**
 * Locks the certificate, so that concurrent changes wait. Locks the student first, as a refund does, because the notice to
 * the student does it as well.
 */
export async function lockCertificate(tx: Tx, id: string): Promise<ListedRow | undefined> {
  await tx
    .select({ id: students.id })
    .from(students)
    .innerJoin(certificates, eq(certificates.studentId, students.id))
    .where(eq(certificates.id, id))
    .for('key share', { of: students });
  const [row] = await tx
    .select(listedColumns)
    .from(certificates)
    .innerJoin(students, eq(students.id, certificates.studentId))
    .where(eq(certificates.id, id))
    .for('update', { of: certificates });
  return row;
}

type Changes = Partial<
  Pick<ListedRow['certificate'], 'name' | 'revokedAt' | 'reason' | 'note' | 'statusIndex'>
>;

export async function updateCertificate(tx: Tx, id: string, changes: Changes): Promise<void> {
  await tx.update(certificates).set(changes).where(eq(certificates.id, id));
}

export async function hasValid(tx: Tx, studentId: string, courseId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: certificates.id })
    .from(certificates)
    .where(
      and(
        eq(certificates.studentId, studentId),
        eq(certificates.courseId, courseId),
        isNull(certificates.revokedAt),
      ),
    );
  return rows.length > 0;
}

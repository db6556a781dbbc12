import type { MyCertificate, PublicCertificate } from '@sikhya/contract/certificates.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { isRandomCode, readRandomCode } from '../admin-accounts/service.ts';
import { CODE_LETTERS, issueEarned } from './issue.ts';
import * as queries from './queries.ts';
import { toCertificate } from './rules.ts';
import { texts } from './texts.ts';

export { retireCertificateKeys, withdrawCertificateKey } from './key-admin.ts';
export {
  listCertificatesOfResults,
  recheckAll,
  recheckCancelledExam,
  recheckCertificates,
  revokeRefunded,
} from './revoke.ts';

/** Issues what the student has earned, and returns all that are valid. */
export async function listMyCertificates(db: Db, studentId: string, now: Date): Promise<MyCertificate[]> {
  await issueEarned(db, studentId, now);
  const rows = await queries.findOfStudent(db, studentId);
  return rows.map((row) => ({ ...toCertificate(row), courseId: row.courseId }));
}

/** Capital letters, spaces and hyphens in the code do not matter. */
async function findCertificate(db: Db, code: string): Promise<queries.CertificateRow | undefined> {
  return isRandomCode(code, CODE_LETTERS) ? queries.findByCode(db, readRandomCode(code)) : undefined;
}

/** Throws 404 for an unknown code and for a revoked certificate. */
export async function requireValidCertificate(db: Db, code: string): Promise<queries.CertificateRow> {
  const row = await findCertificate(db, code);
  if (!row || row.revokedAt) throw certificateNotFound();
  return row;
}

/** Shows only the revocation of a revoked certificate, because the reason and the person are private. */
export async function getPublicCertificate(db: Db, code: string): Promise<PublicCertificate> {
  const row = await findCertificate(db, code);
  if (!row) throw certificateNotFound();
  if (row.revokedAt) return { certificate: null, revokedAt: row.revokedAt.toISOString() };
  return { certificate: toCertificate(row), revokedAt: null };
}

export function certificateNotFound(): AppError {
  return new AppError('not-found', message(texts.notFound));
}

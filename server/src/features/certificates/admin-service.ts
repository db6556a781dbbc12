import type { AuditAction } from '@sikhya/contract/activity.ts';
import type { ListedCertificate, listCertificates } from '@sikhya/contract/certificates.ts';
import { SEARCH_LIMIT } from '@sikhya/contract/constants.ts';
import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type { NoticeKind } from '@sikhya/contract/notices.ts';
import { totalPages } from '@sikhya/contract/pagination.ts';
import { studentSearchWords } from '@sikhya/contract/student-search-key.ts';
import type { Db, Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { isRandomCode, readRandomCode } from '../admin-accounts/service.ts';
import { type Actor, recordAuditEntry } from '../audit/service.ts';
import { notify } from '../notices/service.ts';
import * as queries from './admin-queries.ts';
import { CODE_LETTERS } from './issue.ts';
import { lockEnrolment, takeStatusIndex } from './issue-queries.ts';
import { isRefunded } from './revoke-queries.ts';
import { certificateNotFound } from './service.ts';
import { texts } from './texts.ts';

export async function readCertificates(
  db: Db,
  { page, limit, search, courseId, state }: EndpointRequest<typeof listCertificates>['query'],
): Promise<EndpointResponse<typeof listCertificates>> {
  const isCode = isRandomCode(search, CODE_LETTERS);
  const filters = {
    words: isCode ? [] : studentSearchWords(search),
    code: isCode ? readRandomCode(search) : '',
    courseId,
    state,
  };
  const isKnownCourse = courseId === '' || isId(courseId);
  const counted = isKnownCourse ? await queries.countMatching(db, filters, SEARCH_LIMIT + 1) : 0;
  const totalCertificates = Math.min(counted, SEARCH_LIMIT);
  const offset = (page - 1) * limit;
  const size = Math.min(limit, totalCertificates - offset);
  const rows = size > 0 ? await queries.findPage(db, filters, { limit: size, offset }) : [];
  return {
    certificates: rows.map(toListed),
    pagination: {
      currentPage: page,
      totalPages: totalPages(totalCertificates, limit),
      totalCertificates,
      more: counted > SEARCH_LIMIT,
    },
  };
}

type Change = { tx: Tx; actor: Actor; now: Date };

export async function revokeCertificate(
  change: Change,
  certificateId: string,
  note: string,
): Promise<ListedCertificate> {
  return changeCertificate(change, certificateId, 'revoke-certificate', ({ certificate }) => {
    if (certificate.revokedAt) throw new AppError('conflict', message(texts.alreadyRevoked));
    return { revokedAt: change.now, reason: 'admin' as const, note };
  });
}

/** A certificate that the server revoked stays revoked: the student earns the course again and gets a new certificate. */
export async function reinstateCertificate(
  change: Change,
  certificateId: string,
  note: string,
): Promise<ListedCertificate> {
  return changeCertificate(
    change,
    certificateId,
    'reinstate-certificate',
    async ({ certificate: { id, reason, studentId, courseId } }) => {
      if (reason !== 'admin') throw new AppError('conflict', message(texts.notRevokedByAdmin));
      if (courseId) await assertCanBeValid(change, { id, studentId, courseId });
      return { revokedAt: null, reason: null, note };
    },
  );
}

/** A refund while the certificate was revoked leaves no enrolment, or one by a pass that is gone. */
async function assertCanBeValid(
  { tx, now }: Change,
  { id, ...key }: { id: string; studentId: string; courseId: string },
): Promise<void> {
  if (!(await lockEnrolment(tx, key)) || (await isRefunded(tx, id, now)))
    throw new AppError('conflict', message(texts.courseIsGone));
  if (await queries.hasValid(tx, key.studentId, key.courseId))
    throw new AppError('conflict', message(texts.hasNewer));
}

/** The new bit revokes credentials with the old name. */
export async function correctName(
  change: Change,
  certificateId: string,
  name: string,
): Promise<ListedCertificate> {
  return changeCertificate(change, certificateId, 'correct-certificate-name', async ({ certificate }) =>
    certificate.name === name ? {} : { name, statusIndex: await takeStatusIndex(change.tx) },
  );
}

type Decide = (
  row: queries.ListedRow,
) =>
  | Parameters<typeof queries.updateCertificate>[2]
  | Promise<Parameters<typeof queries.updateCertificate>[2]>;

/** Entries of the audit log are never deleted, so they contain neither the name of a person nor a note. */
async function changeCertificate(
  { tx, actor, now }: Change,
  certificateId: string,
  action: AuditAction,
  decide: Decide,
): Promise<ListedCertificate> {
  const row = isId(certificateId) ? await queries.lockCertificate(tx, certificateId) : undefined;
  if (!row) throw certificateNotFound();
  const changes = await decide(row);
  if (Object.keys(changes).length > 0) await queries.updateCertificate(tx, certificateId, changes);
  const { courseId, content } = row.certificate;
  const details = { title: content.courseTitle, odiaTitle: content.odiaCourseTitle ?? undefined };
  const entry = { action, subjectId: certificateId, courseId: courseId ?? undefined, details };
  await recordAuditEntry(tx, actor, entry, now);
  await tellOwner(tx, row, action, now);
  return toListed({ ...row, certificate: { ...row.certificate, ...changes } });
}

/** Without the note, which only admins see. A certificate may be revoked and reinstated several times. */
async function tellOwner(
  tx: Tx,
  { certificate: { id: certificateId, studentId, courseId } }: queries.ListedRow,
  action: AuditAction,
  at: Date,
): Promise<void> {
  const kind = NOTICES[action];
  if (!kind) return;
  const data = { certificateId, ...(courseId && { courseId }) };
  await notify(tx, { studentId }, { kind, data, cause: `${certificateId}:${at.toISOString()}`, at });
}

const NOTICES: Partial<Record<AuditAction, NoticeKind>> = {
  'revoke-certificate': 'certificate-revoked-by-admin',
  'reinstate-certificate': 'certificate-reinstated',
};

function toListed({ certificate, student }: queries.ListedRow): ListedCertificate {
  const { id, code, name, courseId, content, issuedAt, revokedAt, reason, note } = certificate;
  return {
    _id: id,
    code,
    name,
    student: { _id: student.id, name: student.name, email: student.email },
    courseId,
    courseTitle: content.courseTitle,
    odiaTitles: { courseTitle: content.odiaCourseTitle },
    score: content.score,
    issuedAt: issuedAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    reason,
    note,
  };
}

import type { CertificateSettings, saveCertificateSettings } from '@sikhya/contract/certificates.ts';
import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { findFileId } from '@sikhya/contract/files.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type { Db, Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError, courseNotFound } from '../../errors.ts';
import { type Actor, recordAuditEntry } from '../audit/service.ts';
import { assertMayPublish, mayUseFile } from '../course-rights/service.ts';
import { hasFileOfKind, signedImageUrl } from '../files/service.ts';
import * as queries from './settings-queries.ts';
import { texts } from './texts.ts';

const MAX_EXAMS = 300;

export async function getSettings(db: Db, courseId: string) {
  if (!isId(courseId) || !(await queries.hasCourse(db, courseId))) throw courseNotFound();
  const [row, exams, issued] = await Promise.all([
    queries.findSettings(db, courseId),
    queries.findChoosableExams(db, MAX_EXAMS),
    queries.countValid(db, courseId),
  ]);
  return { settings: toSettings(row), exams, issued };
}

type Change = { tx: Tx; actor: Actor; now: Date };
type SettingsInput = EndpointRequest<typeof saveCertificateSettings>['body'];

export async function saveSettings(
  { tx, actor, now }: Change,
  courseId: string,
  { updatedAt, signature, ...input }: SettingsInput,
): Promise<CertificateSettings> {
  const course = isId(courseId) ? await queries.lockCourse(tx, courseId) : undefined;
  if (!course) throw courseNotFound();
  await assertMayPublish(tx, actor, courseId);
  const before = await queries.findSettings(tx, courseId);
  if ((before?.updatedAt.toISOString() ?? null) !== updatedAt)
    throw new AppError('conflict', message(texts.changed));
  if (input.examId !== null && input.examId !== before?.examId) await checkExam(tx, input.examId);
  const signatureId = signature ? findFileId(signature) : null;
  if (signatureId && signatureId !== before?.signatureId) await checkSignature(tx, actor, signatureId);
  const row = { ...input, courseId, signatureId, updatedAt: now };
  await queries.storeSettings(tx, row);
  const details = { title: course.title };
  await recordAuditEntry(
    tx,
    actor,
    { action: 'save-certificate-settings', subjectId: courseId, details },
    now,
  );
  return toSettings(row);
}

async function checkExam(tx: Tx, examId: string): Promise<void> {
  if (!isId(examId) || !(await queries.isChoosableExam(tx, examId)))
    throw new AppError('invalid', message(texts.unknownExam));
}

async function checkSignature(tx: Tx, { caller }: Actor, fileId: string): Promise<void> {
  if (!(await mayUseFile(tx, caller, fileId)) || !(await hasFileOfKind(tx, fileId, 'signature')))
    throw new AppError('invalid', message(texts.unknownSignature));
}

function toSettings(row: queries.SettingsRow | undefined): CertificateSettings {
  return {
    isEnabled: row?.isEnabled ?? false,
    text: row?.text ?? '',
    signatory: row?.signatory ?? '',
    odia: row?.odia ?? null,
    signature: row?.signatureId ? signedImageUrl(row.signatureId, 'signature') : null,
    examId: row?.examId ?? null,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}

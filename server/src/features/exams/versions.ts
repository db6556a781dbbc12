import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type * as contract from '@sikhya/contract/exam-versions.ts';
import type { ExamDifferences } from '@sikhya/contract/exam-versions.ts';
import type { Exam } from '@sikhya/contract/exams.ts';
import { fromCompressedJson } from '../../database/compressed-json.ts';
import type { Db } from '../../database/database.ts';
import { isId, newId } from '../../database/new-id.ts';
import { countQuestions, type ExamContent } from './content.ts';
import { findExamDifferences } from './differences.ts';
import * as queries from './queries.ts';
import { createNotFoundError, readContent, toResponse } from './read-exam.ts';
import { type Change, lockExam, record, storeContent, toDraftValues } from './save-exam.ts';

/** Copies of exams, and what was published of an exam before. */

const MAX_LISTED = 100;

export async function listVersions(
  db: Db,
  examId: string,
): Promise<EndpointResponse<typeof contract.listExamVersions>> {
  if (!isId(examId) || !(await queries.findExam(db, examId))) throw createNotFoundError();
  const rows = await queries.findVersions(db, examId, MAX_LISTED);
  const versions = [];
  // one after the other, because each content may be megabytes large
  for (const { number, publishedAt, publishedBy, content: bytes } of rows) {
    const content = await fromCompressedJson<ExamContent>(bytes);
    const { title } = content;
    const totalQuestions = countQuestions(content);
    versions.push({ number, publishedAt: publishedAt.toISOString(), publishedBy, title, totalQuestions });
  }
  return { versions };
}

export async function compareVersions(
  db: Db,
  { examId, version }: { examId: string; version: string },
  to: string | undefined,
): Promise<ExamDifferences> {
  const row = isId(examId) ? await queries.findExam(db, examId) : undefined;
  if (!row) throw createNotFoundError();
  const before = await readVersion(db, examId, version);
  const after = to === undefined ? await readContent(row) : await readVersion(db, examId, to);
  return findExamDifferences(before, after);
}

export async function readVersion(db: Db, examId: string, version: string): Promise<ExamContent> {
  const stored = isId(examId) ? await queries.findVersion(db, examId, Number(version)) : undefined;
  if (!stored) throw createNotFoundError();
  return fromCompressedJson<ExamContent>(stored.content);
}

/** Students see the exam unchanged until it is published again. */
export async function restoreVersion(change: Change, examId: string, version: string): Promise<Exam> {
  const row = await lockExam(change.tx, examId);
  const stored = row.deletedAt ? undefined : await queries.findVersion(change.tx, examId, Number(version));
  if (!stored) throw createNotFoundError();
  const content = await fromCompressedJson<ExamContent>(stored.content);
  const saved = await storeContent(change, row, content, { publishes: false });
  await record(change, 'restore-exam-version', saved);
  return toResponse(change.tx, saved);
}

/** The copy is a draft without times, because those of the original would open it by themselves. */
export async function duplicateExam(change: Change, examId: string): Promise<Exam> {
  const row = await lockExam(change.tx, examId);
  if (row.deletedAt) throw createNotFoundError();
  const content = toCopy(await readContent(row));
  const draft = { ...(await toDraftValues(change, content)), state: 'draft' as const };
  const copy = await queries.insertExam(change.tx, newId(), draft, change.now);
  const saved = await storeContent(change, copy, content, { publishes: false });
  await record(change, 'duplicate-exam', saved);
  return toResponse(change.tx, saved);
}

function toCopy(content: ExamContent): ExamContent {
  const addMark = (title: string) => (title === '' ? '' : `${title} (2)`);
  return {
    ...content,
    title: addMark(content.title),
    odia: content.odia && { ...content.odia, title: addMark(content.odia.title) },
    opensAt: null,
    closesAt: null,
    lateEntryMinutes: null,
    releaseAt: null,
    sections: content.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => ({
        ...question,
        _id: newId(),
        originId: question.originId ?? question._id,
      })),
    })),
  };
}

import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { fileUrl, type openFile } from '@sikhya/contract/files.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { isSlug } from '@sikhya/contract/slug.ts';
import { type openDocument, PDF_VIEWER_PATH } from '@sikhya/contract/study.ts';
import type { Db } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import type { Caller, Identify } from '../../http/authenticate.ts';
import type { Storage } from '../../storage/storage.ts';
import { mayUseFile } from '../course-rights/service.ts';
import { requireCourseAccess } from '../enrolment/service.ts';
import { fileNotFound, parseFileId } from '../files/service.ts';
import * as queries from './queries.ts';
import { texts } from './texts.ts';
import type { TicketClaims, Tickets } from './tickets.ts';

export type DocumentDependencies = {
  db: Db;
  storage: Storage;
  tickets: Tickets;
  findCaller: (claims: TicketClaims) => Promise<Caller | null>;
  now: () => Date;
};

type Link = EndpointResponse<typeof openFile>;

/** A ticket becomes invalid when the session in which it was issued ends. */
export function createTicketIdentifier({ tickets, findCaller }: DocumentDependencies): Identify {
  return async (token) => {
    const claims = await tickets.read(token);
    const caller = claims && (await findCaller(claims));
    return caller && { ...caller, ticketFileId: claims.fileId };
  };
}

export async function createChapterLink(
  dependencies: DocumentDependencies,
  caller: Caller,
  { courseId, chapterId }: EndpointRequest<typeof openDocument>['body'],
): Promise<Link> {
  const { db, now } = dependencies;
  await requireCourseAccess(db, caller, courseId, now());
  const chapter = isId(chapterId) ? await queries.findChapterIndexes(db, courseId, chapterId) : undefined;
  if (!chapter?.fileId) throw documentNotFound();
  const path = PDF_VIEWER_PATH.replace(':courseId', courseId)
    .replace(':subjectIndex', String(chapter.subjectIndex))
    .replace(':chapterIndex', String(chapter.chapterIndex));
  return createLink(dependencies, caller, path, chapter.fileId);
}

export async function createFileLink(
  dependencies: DocumentDependencies,
  caller: Caller,
  url: string,
): Promise<Link> {
  const document = await findFileDocument(dependencies.db, caller, parseFileId(url));
  return createLink(dependencies, caller, fileUrl(document.id, 'pdf'), document.id);
}

async function createLink({ tickets }: DocumentDependencies, caller: Caller, path: string, fileId: string) {
  const { token, expiresAt } = await tickets.issue({ ...caller, fileId });
  return { url: `${path}?token=${token}`, expiresAt: expiresAt.toISOString() };
}

/** Checks the enrolment at every request, because it may have ended since the ticket was issued. */
export async function getChapterDocument(
  { db, now }: DocumentDependencies,
  caller: Caller,
  { courseId, subjectIndex, chapterIndex }: { courseId: string; subjectIndex: string; chapterIndex: string },
): Promise<queries.Document> {
  await requireCourseAccess(db, caller, courseId, now());
  const areIndexes = /^\d{1,6}$/.test(subjectIndex) && /^\d{1,6}$/.test(chapterIndex);
  const indexes = { courseId, subjectIndex: Number(subjectIndex), chapterIndex: Number(chapterIndex) };
  const document = areIndexes ? await queries.findDocument(db, indexes) : undefined;
  if (!document) throw documentNotFound();
  checkTicket(caller, document.id);
  return document;
}

/** Returns the file whose first page is the picture of a chapter, with the same rights as the document. */
export async function findPagePicture(
  { db, now }: DocumentDependencies,
  caller: Caller,
  { courseId, chapterId }: { courseId: string; chapterId: string },
): Promise<{ fileId: string; bytes: number } | null> {
  await requireCourseAccess(db, caller, courseId, now());
  const found = isId(chapterId) ? await queries.findPagePicture(db, courseId, chapterId) : undefined;
  if (found) checkTicket(caller, found.fileId);
  return found && found.bytes !== null ? { ...found, bytes: found.bytes } : null;
}

export async function getFileDocument(
  { db }: DocumentDependencies,
  caller: Caller,
  id: string,
): Promise<queries.Document> {
  const document = await findFileDocument(db, caller, id);
  checkTicket(caller, document.id);
  return document;
}

async function findFileDocument(db: Db, caller: Caller, id: string): Promise<queries.Document> {
  const document = isId(id) ? await queries.findDocumentById(db, id) : undefined;
  if (!document || !(await mayUseFile(db, caller, id))) throw fileNotFound();
  return document;
}

/** Checked at every request, because an admin may withdraw the preview. */
export async function getPreviewDocument(
  { db }: DocumentDependencies,
  { slug, chapterId }: { slug: string; chapterId: string },
): Promise<queries.Document> {
  const isKnownForm = isSlug(slug) && isId(chapterId);
  const document = isKnownForm ? await queries.findPreviewDocument(db, slug, chapterId) : undefined;
  if (!document) throw documentNotFound();
  return document;
}

/** A ticket is valid for one document only. */
function checkTicket({ ticketFileId }: Caller, fileId: string): void {
  if (ticketFileId !== undefined && ticketFileId !== fileId)
    throw new AppError('forbidden', message(texts.otherDocument));
}

function documentNotFound(): AppError {
  return new AppError('not-found', message(texts.notFound));
}

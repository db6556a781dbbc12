import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { fileUrl, type openFile } from '@sikhya/contract/files.ts';
import { type openDocument, PDF_VIEWER_PATH } from '@sikhya/contract/study.ts';
import type { Db } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import type { Caller, Identify } from '../../http/authenticate.ts';
import type { Storage } from '../../storage/storage.ts';
import { requireCourseAccess } from '../enrolment/service.ts';
import { idIn, noSuchFile } from '../files/service.ts';
import * as queries from './queries.ts';
import type { TicketClaims, Tickets } from './tickets.ts';

export type DocumentParts = {
  db: Db;
  storage: Storage;
  tickets: Tickets;
  findCaller: (claims: TicketClaims) => Promise<Caller | null>;
};

type Link = EndpointResponse<typeof openFile>;

/** A ticket ends with the session in which it was given. */
export function ticketReader({ tickets, findCaller }: DocumentParts): Identify {
  return async (token) => {
    const claims = await tickets.read(token);
    const caller = claims && (await findCaller(claims));
    return caller && { ...caller, ticketFileId: claims.fileId };
  };
}

export async function linkToChapter(
  parts: DocumentParts,
  caller: Caller,
  { courseId, chapterId }: EndpointRequest<typeof openDocument>['body'],
): Promise<Link> {
  await requireCourseAccess(parts.db, caller, courseId);
  const place = isId(chapterId) ? await queries.findChapterPlace(parts.db, courseId, chapterId) : undefined;
  if (!place?.fileId) throw noDocument();
  const path = PDF_VIEWER_PATH.replace(':courseId', courseId)
    .replace(':subjectIndex', String(place.subjectIndex))
    .replace(':chapterIndex', String(place.chapterIndex));
  return linkTo(parts, caller, path, place.fileId);
}

export async function linkToFile(parts: DocumentParts, caller: Caller, url: string): Promise<Link> {
  const document = await queries.findDocumentById(parts.db, idIn(url));
  if (!document) throw noSuchFile();
  return linkTo(parts, caller, fileUrl(document.id, 'pdf'), document.id);
}

async function linkTo({ tickets }: DocumentParts, caller: Caller, path: string, fileId: string) {
  const { token, expiresAt } = await tickets.issue({ ...caller, fileId });
  return { url: `${path}?token=${token}`, expiresAt: expiresAt.toISOString() };
}

/** The PDF of a chapter, for those who have its course at this moment, whatever their ticket says. */
export async function documentOfChapter(
  { db }: DocumentParts,
  caller: Caller,
  { courseId, subjectIndex, chapterIndex }: { courseId: string; subjectIndex: string; chapterIndex: string },
): Promise<queries.Document> {
  await requireCourseAccess(db, caller, courseId);
  const isPlace = /^\d{1,6}$/.test(subjectIndex) && /^\d{1,6}$/.test(chapterIndex);
  const place = { courseId, subjectIndex: Number(subjectIndex), chapterIndex: Number(chapterIndex) };
  const document = isPlace ? await queries.findDocument(db, place) : undefined;
  if (!document) throw noDocument();
  return permitted(caller, document);
}

export async function documentOfFile(
  { db }: DocumentParts,
  caller: Caller,
  id: string,
): Promise<queries.Document> {
  const document = isId(id) ? await queries.findDocumentById(db, id) : undefined;
  if (!document) throw noSuchFile();
  return permitted(caller, document);
}

function permitted({ ticketFileId }: Caller, document: queries.Document): queries.Document {
  if (ticketFileId !== undefined && ticketFileId !== document.id)
    throw new AppError('forbidden', 'This link is for another document.');
  return document;
}

function noDocument(): AppError {
  return new AppError('not-found', 'There is no PDF for this chapter.');
}

import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The last part of a file's URL. */
const FILE_NAMES = {
  thumbnail: '640.webp',
  'question-image': '800.webp',
  signature: '600.webp',
  pdf: 'document.pdf',
} as const;

export type FileKind = keyof typeof FILE_NAMES;

export function fileUrl(id: string, kind: FileKind): string {
  return `/files/${id}/${FILE_NAMES[kind]}`;
}

const FILE_URL = /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[\w.]+(?:\?day=\d+&key=[\w-]+)?$/;

/**
 * Returns the id in the URL of an uploaded file, or null for any other URL. The server signs the URLs of pictures that
 * are not public again each day, so compare files by their ids and not by their URLs.
 */
export function findFileId(url: string): string | null {
  return FILE_URL.exec(url)?.[1] ?? null;
}

/** The upload routes. Each takes a multipart form with one file, in the named field. */
export const UPLOADS = {
  thumbnail: { path: '/api/upload/thumbnail', field: 'thumbnail' },
  'question-image': { path: '/api/upload/question-image', field: 'questionImage' },
  /** The picture of a signature on certificates. */
  signature: { path: '/api/upload/signature', field: 'signature' },
  pdf: { path: '/api/upload/pdf', field: 'pdf' },
} as const satisfies Record<FileKind, { path: string; field: string }>;

export const pdfInfo = z.object({
  /** The original name of the uploaded file. */
  name: z.string(),
  /** In bytes. */
  size: z.int(),
  /** Null for a PDF that was stored by a release that did not count pages. */
  pages: z.nullable(z.int()),
  /** Whether its text can be searched. Scans and fonts without a map to Unicode cannot. Null if unknown. */
  searchable: z.nullable(z.enum(['yes', 'partly', 'no'])),
});

export type PdfInfo = z.output<typeof pdfInfo>;

/** The response of an upload. */
export const uploadedFile = z.object({
  url: z.string(),
  /** The size of the stored file. It differs from the uploaded one, because pictures are re-encoded. */
  bytes: z.int(),
  /** Only for a picture. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  /** Only for a PDF. */
  pdfInfo: z.optional(pdfInfo),
});

export type UploadedFile = z.output<typeof uploadedFile>;

const fileUrlInput = z.object({ fileUrl: z.string().check(z.maxLength(300)) });

export const deleteFile = endpoint({
  method: 'DELETE',
  path: '/api/upload/delete-file',
  access: 'admin',
  permission: 'files.upload',
  summary: 'Delete a file that no course uses',
  idempotent: true,
  body: fileUrlInput,
});

/** A URL with a document ticket: it opens one document for a few minutes, without a session token. */
export const documentLink = z.object({ url: z.string(), expiresAt: z.iso.datetime() });

export const openFile = endpoint({
  method: 'POST',
  path: '/api/upload/open-file',
  access: 'admin',
  permission: 'courses.read',
  summary: 'Create a link to a PDF that is valid for a few minutes',
  body: fileUrlInput,
  response: documentLink,
});

import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Where files are found. The address holds the file's id, so that a saved course can say which one it means. */

const PLACE = { thumbnail: '640.webp', 'question-image': '800.webp', pdf: 'document.pdf' } as const;

export type FileKind = keyof typeof PLACE;

export function fileUrl(id: string, kind: FileKind): string {
  return `/files/${id}/${PLACE[kind]}`;
}

const FILE_URL = /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[\w.]+$/;

/** The id in an address of ours; null for any other address. */
export function fileIdOf(url: string): string | null {
  return FILE_URL.exec(url)?.[1] ?? null;
}

/** A file of ours by its address, or none. An empty address is none, too. */
export const fileReference = z._default(
  z.nullable(
    z.string().check(
      z.maxLength(300),
      z.refine<string>((url) => url === '' || fileIdOf(url) !== null, { error: 'is no file of this site' }),
    ),
  ),
  null,
);

/** The three uploads: multipart, with the file in the one field named here. */
export const UPLOADS = {
  thumbnail: { path: '/api/upload/thumbnail', field: 'thumbnail' },
  'question-image': { path: '/api/upload/question-image', field: 'questionImage' },
  pdf: { path: '/api/upload/pdf', field: 'pdf' },
} as const satisfies Record<FileKind, { path: string; field: string }>;

/** What is known of a stored PDF. */
export const pdfInfo = z.object({
  name: z.string(),
  size: z.int(),
  pages: z.nullable(z.int()),
  searchable: z.nullable(z.enum(['yes', 'partly', 'no'])),
});

export type PdfInfo = z.output<typeof pdfInfo>;

/** What an upload answers. */
export const uploadedFile = z.object({
  url: z.string(),
  /** As it is stored, for showing: an image is re-encoded, so these differ from what was sent. */
  bytes: z.int(),
  /** Of an image. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  pdfInfo: z.optional(pdfInfo),
});

export type UploadedFile = z.output<typeof uploadedFile>;

const fileAddress = z.object({ fileUrl: z.string().check(z.maxLength(300)) });

export const deleteFile = endpoint({
  method: 'DELETE',
  path: '/api/upload/delete-file',
  access: 'admin',
  summary: 'Delete a file that no course uses',
  idempotent: true,
  body: fileAddress,
});

/** An address at which one document can be read for a few minutes, without any other token. */
export const documentLink = z.object({ url: z.string(), expiresAt: z.iso.datetime() });

export const openFile = endpoint({
  method: 'POST',
  path: '/api/upload/open-file',
  access: 'admin',
  summary: 'A link to a PDF, good for a few minutes, for an admin who wants to see it',
  body: fileAddress,
  response: documentLink,
});

import * as z from 'zod/mini';

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

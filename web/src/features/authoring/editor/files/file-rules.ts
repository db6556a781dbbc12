import { UPLOAD_LIMIT_BYTES } from '@sikhya/contract/constants.ts';
import type { FileKind } from '@sikhya/contract/files.ts';

type FileRule = {
  /** For the browser's own dialog. */
  accept: string;
  most: number;
  /** Whether the first bytes are those of such a file, whatever it is called. */
  begins: (bytes: Uint8Array) => boolean;
  wrongKind: string;
};

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const isImage = (bytes: Uint8Array) =>
  text(bytes, 0, 3) === '\xff\xd8\xff' ||
  text(bytes, 0, 4) === '\x89PNG' ||
  (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP');

const IMAGE: FileRule = {
  accept: 'image/jpeg,image/png,image/webp',
  most: UPLOAD_LIMIT_BYTES.image,
  begins: isImage,
  wrongKind: 'is not a JPG, PNG or WebP picture',
};

const RULES: Record<FileKind, FileRule> = {
  thumbnail: IMAGE,
  'question-image': IMAGE,
  pdf: {
    accept: '.pdf,application/pdf',
    most: UPLOAD_LIMIT_BYTES.pdf,
    // some programs put a few bytes before the mark
    begins: (bytes) => text(bytes, 0, bytes.length).includes('%PDF-'),
    wrongKind: 'is not a PDF',
  },
};

const READ_BYTES = 1024;
const MEGABYTE = 1024 * 1024;

export const acceptOf = (kind: FileKind): string => RULES[kind].accept;

/** Why a file cannot be taken, before anything of it is sent; null where it can. */
export async function fileFault(kind: FileKind, file: File): Promise<string | null> {
  const { most, begins, wrongKind } = RULES[kind];
  if (file.size === 0) return `“${file.name}” is empty.`;
  // it may have been moved since it was chosen, or lie on a stick that is gone
  const bytes = await file
    .slice(0, READ_BYTES)
    .arrayBuffer()
    .catch(() => null);
  if (!bytes) return `“${file.name}” could not be read.`;
  if (!begins(new Uint8Array(bytes))) return `“${file.name}” ${wrongKind}.`;
  if (file.size > most)
    return `“${file.name}” has ${Math.ceil(file.size / MEGABYTE)} MB; at most ${most / MEGABYTE} MB are taken.`;
  return null;
}

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

export const isJpeg = (bytes: Uint8Array | null): boolean =>
  bytes !== null && text(bytes, 0, 3) === '\xff\xd8\xff';

const isImage = (bytes: Uint8Array) =>
  isJpeg(bytes) ||
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
/** Browsers run out of memory on much larger pictures. */
const MOST_BYTES_TO_REDUCE = 60 * MEGABYTE;

export const acceptOf = (kind: FileKind): string => RULES[kind].accept;

export const sizeLimit = (kind: FileKind): number => RULES[kind].most;

/** The first bytes; null where the file was moved since it was chosen, or lies on a stick that is gone. */
export async function readStart(file: File): Promise<Uint8Array | null> {
  const bytes = await file
    .slice(0, READ_BYTES)
    .arrayBuffer()
    .catch(() => null);
  return bytes && new Uint8Array(bytes);
}

const HEIC_BRANDS = /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/;

/** A photo as iPhones keep it. */
export const isHeic = (start: Uint8Array): boolean => HEIC_BRANDS.test(text(start, 4, 12));

/** Why a file is none of this kind, before anything of it is sent; null where it may be one. */
export function kindFault(kind: FileKind, file: File, start: Uint8Array | null): string | null {
  const { begins, wrongKind } = RULES[kind];
  if (file.size === 0) return `“${file.name}” is empty.`;
  if (!start) return `“${file.name}” could not be read.`;
  if (!begins(start)) return `“${file.name}” ${wrongKind}.`;
  // a larger picture is reduced before it is sent
  return kind === 'pdf' ? sizeFault(kind, file) : largerThan(MOST_BYTES_TO_REDUCE, file);
}

export function sizeFault(kind: FileKind, file: File): string | null {
  return largerThan(RULES[kind].most, file);
}

function largerThan(most: number, { name, size }: File): string | null {
  return size > most
    ? `“${name}” has ${Math.ceil(size / MEGABYTE)} MB; at most ${most / MEGABYTE} MB are taken.`
    : null;
}

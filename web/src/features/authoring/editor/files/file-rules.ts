import { UPLOAD_LIMIT_BYTES } from '@sikhya/contract/constants.ts';
import type { FileKind } from '@sikhya/contract/files.ts';
import { type Message, message } from '@sikhya/contract/language/texts.ts';
import { texts } from './texts.ts';

type FileRule = {
  /** For the file dialog of the browser. */
  accept: string;
  maxBytes: number;
  /** Whether the first bytes are those of this kind of file. */
  hasSignature: (bytes: Uint8Array) => boolean;
  kindError: typeof texts.notAPicture | typeof texts.notAPdf;
};

const readText = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

export const isJpeg = (bytes: Uint8Array | null): boolean =>
  bytes !== null && readText(bytes, 0, 3) === '\xff\xd8\xff';

const isImage = (bytes: Uint8Array) =>
  isJpeg(bytes) ||
  readText(bytes, 0, 4) === '\x89PNG' ||
  (readText(bytes, 0, 4) === 'RIFF' && readText(bytes, 8, 12) === 'WEBP');

const IMAGE: FileRule = {
  accept: 'image/jpeg,image/png,image/webp',
  maxBytes: UPLOAD_LIMIT_BYTES.image,
  hasSignature: isImage,
  kindError: texts.notAPicture,
};

const RULES: Record<FileKind, FileRule> = {
  thumbnail: IMAGE,
  'question-image': IMAGE,
  signature: IMAGE,
  pdf: {
    accept: '.pdf,application/pdf',
    maxBytes: UPLOAD_LIMIT_BYTES.pdf,
    // some programs write a few bytes before the signature
    hasSignature: (bytes) => readText(bytes, 0, bytes.length).includes('%PDF-'),
    kindError: texts.notAPdf,
  },
};

const FIRST_BYTES = 1024;
const MEGABYTE = 1024 * 1024;
/** Browsers run out of memory when they resize much larger pictures. */
const MAX_BYTES_TO_RESIZE = 60 * MEGABYTE;

export const getAccept = (kind: FileKind): string => RULES[kind].accept;

export const getMaxBytes = (kind: FileKind): number => RULES[kind].maxBytes;

/** Returns null when the file cannot be read, for example because it was moved since it was chosen. */
export async function readFirstBytes(file: File): Promise<Uint8Array | null> {
  const bytes = await file
    .slice(0, FIRST_BYTES)
    .arrayBuffer()
    .catch(() => null);
  return bytes && new Uint8Array(bytes);
}

const HEIC_BRANDS = /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/;

/** HEIC is the photo format of iPhones. */
export const isHeic = (start: Uint8Array): boolean => HEIC_BRANDS.test(readText(start, 4, 12));

/** Returns why a file cannot be uploaded as this kind, judged by its first bytes; null when it can. */
export function validateKind(kind: FileKind, file: File, start: Uint8Array | null): Message | null {
  const { hasSignature, kindError } = RULES[kind];
  if (file.size === 0) return message(texts.isEmpty, { name: file.name });
  if (!start) return message(texts.notReadable, { name: file.name });
  if (!hasSignature(start)) return message(kindError, { name: file.name });
  // a larger picture is resized before the upload
  return kind === 'pdf' ? validateSize(kind, file) : validateBytes(MAX_BYTES_TO_RESIZE, file);
}

export function validateSize(kind: FileKind, file: File): Message | null {
  return validateBytes(RULES[kind].maxBytes, file);
}

function validateBytes(maxBytes: number, { name, size }: File): Message | null {
  if (size <= maxBytes) return null;
  const limits = { size: Math.ceil(size / MEGABYTE), maximum: maxBytes / MEGABYTE };
  return message(texts.tooLarge, { name, ...limits });
}

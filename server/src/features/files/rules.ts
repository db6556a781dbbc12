import { UPLOAD_LIMIT_BYTES } from '@sikhya/contract/constants.ts';
import type { FileKind } from '@sikhya/contract/files.ts';
import { type Message, message } from '@sikhya/contract/language/texts.ts';
import { tidyLine } from '@sikhya/contract/text.ts';
import { pictureTexts, texts } from './texts.ts';

/** The widths in which a picture is stored. The first is the one in its URL. */
export const IMAGE_WIDTHS = {
  thumbnail: [640, 320, 1280],
  'question-image': [800, 1600],
  signature: [600],
} as const;

export type ImageKind = keyof typeof IMAGE_WIDTHS;

const DOCUMENT_NAME = 'document.pdf';
const PAGE_PICTURE_NAME = 'page-1.webp';

function imageName(width: number): string {
  return `${width}.webp`;
}

/** Finds the kind by the file name, because no two kinds share a width. */
export function findImageKind(name: string): ImageKind | undefined {
  const kinds = Object.keys(IMAGE_WIDTHS) as ImageKind[];
  return kinds.find((kind) => IMAGE_WIDTHS[kind].some((width) => imageName(width) === name));
}

/** Returns the storage keys of a file. Not every PDF has a page picture. */
export function getStorageKeys(id: string, kind: FileKind): string[] {
  if (kind === 'pdf') return [getDocumentKey(id), getPagePictureKey(id)];
  return IMAGE_WIDTHS[kind].map((width) => `${id}/${imageName(width)}`);
}

export function getDocumentKey(id: string): string {
  return `${id}/${DOCUMENT_NAME}`;
}

/** The picture of a PDF's first page. */
export function getPagePictureKey(id: string): string {
  return `${id}/${PAGE_PICTURE_NAME}`;
}

export function getContentType(key: string): string {
  return key.endsWith('.pdf') ? 'application/pdf' : 'image/webp';
}

export function getMaxBytes(kind: FileKind): number {
  return kind === 'pdf' ? UPLOAD_LIMIT_BYTES.pdf : UPLOAD_LIMIT_BYTES.image;
}

export function getTooLargeText(kind: FileKind): Message {
  const max = String(getMaxBytes(kind) / 1024 / 1024);
  return message(kind === 'pdf' ? texts.pdfTooLarge : texts.pictureTooLarge, { max });
}

const MAX_NAME_LENGTH = 200;

/** Returns the original file name without its folder. It is only shown, never used as a path. */
export function toDisplayName(name: string): string {
  const fileName = name.split(/[/\\]/).at(-1) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are removed
  const plain = tidyLine(fileName.toWellFormed().replace(/[\u0000-\u001f\u007f]/g, ''));
  return [...plain].slice(0, MAX_NAME_LENGTH).join('') || 'file';
}

const UNSUPPORTED_IMAGES: [pattern: RegExp, format: keyof typeof pictureTexts][] = [
  [/^.{4}ftyp(?:hei|hev|mif1|msf1)/s, 'heic'],
  [/^.{4}ftypavi[fs]/s, 'avif'],
  [/^GIF8/, 'gif'],
  [/^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i, 'svg'],
  [/^(?:II\*\0|MM\0\*)/, 'tiff'],
  [/^BM/, 'bmp'],
  [/^%PDF-/, 'pdf'],
];

/** Recognises the format by the first bytes. */
export function getUnsupportedImageText(start: Uint8Array): Message {
  const text = Buffer.from(start).toString('latin1');
  const format = UNSUPPORTED_IMAGES.find(([pattern]) => pattern.test(text));
  return message(pictureTexts[format?.[1] ?? 'other']);
}

/** Recognises the format by the first bytes. Returns null for a format that is not accepted. */
export function imageFormat(start: Uint8Array): 'jpeg' | 'png' | 'webp' | null {
  const text = (from: number, to: number) => String.fromCharCode(...start.subarray(from, to));
  if (text(0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg';
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return null;
}

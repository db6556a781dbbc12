import { UPLOAD_LIMIT_BYTES } from '@sikhya/contract/constants.ts';
import type { FileKind } from '@sikhya/contract/files.ts';
import { tidyLine } from '@sikhya/contract/text.ts';

/**
 * The widths in which an image is kept, the one of its address first. A thumbnail is a third of a phone or of a large
 * screen; a picture of a question can be enlarged.
 */
export const IMAGE_WIDTHS = { thumbnail: [640, 320, 1280], 'question-image': [800, 1600] } as const;

export type ImageKind = keyof typeof IMAGE_WIDTHS;

const DOCUMENT_NAME = 'document.pdf';

function imageName(width: number): string {
  return `${width}.webp`;
}

/** No two kinds share a width, so that the name of a picture tells its kind; undefined where there is no such name. */
export function kindOfImage(name: string): ImageKind | undefined {
  const kinds = Object.keys(IMAGE_WIDTHS) as ImageKind[];
  return kinds.find((kind) => IMAGE_WIDTHS[kind].some((width) => imageName(width) === name));
}

/** Everything that is stored of one file. */
export function keysOf(id: string, kind: FileKind): string[] {
  const names = kind === 'pdf' ? [DOCUMENT_NAME] : IMAGE_WIDTHS[kind].map(imageName);
  return names.map((name) => `${id}/${name}`);
}

export function contentTypeOf(key: string): string {
  return key.endsWith('.pdf') ? 'application/pdf' : 'image/webp';
}

export function largestBytes(kind: FileKind): number {
  return kind === 'pdf' ? UPLOAD_LIMIT_BYTES.pdf : UPLOAD_LIMIT_BYTES.image;
}

export function tooLargeSentence(kind: FileKind): string {
  const what = kind === 'pdf' ? 'A PDF' : 'A picture';
  return `${what} can have ${largestBytes(kind) / 1024 / 1024} MB at most.`;
}

const LONGEST_NAME = 200;

/** The name that a file had on somebody's machine, without its folder: for showing, never for finding. */
export function shownName(name: string): string {
  const ofFile = name.split(/[/\\]/).at(-1) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to go
  const plain = tidyLine(ofFile.toWellFormed().replace(/[\u0000-\u001f\u007f]/g, ''));
  return [...plain].slice(0, LONGEST_NAME).join('') || 'file';
}

const ACCEPTED_IMAGES = 'Please choose JPG, PNG or WebP.';

/** What people have on their phones and computers beside that. */
const OTHER_IMAGES: [pattern: RegExp, sentence: string][] = [
  [/^.{4}ftyp(?:hei|hev|mif1|msf1)/s, `HEIC photos are not supported. ${ACCEPTED_IMAGES}`],
  [/^.{4}ftypavi[fs]/s, `AVIF pictures are not supported. ${ACCEPTED_IMAGES}`],
  [/^GIF8/, `GIF pictures are not supported. ${ACCEPTED_IMAGES}`],
  [
    /^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i,
    `SVG drawings are not supported. ${ACCEPTED_IMAGES}`,
  ],
  [/^(?:II\*\0|MM\0\*)/, `TIFF pictures are not supported. ${ACCEPTED_IMAGES}`],
  [/^BM/, `BMP pictures are not supported. ${ACCEPTED_IMAGES}`],
  [/^%PDF-/, `This is a PDF and not a picture. ${ACCEPTED_IMAGES}`],
];

/** Why an image is not accepted, by its first bytes. */
export function otherImageSentence(start: Uint8Array): string {
  const text = Buffer.from(start).toString('latin1');
  const known = OTHER_IMAGES.find(([pattern]) => pattern.test(text));
  return known?.[1] ?? 'Only JPG, PNG and WebP pictures are accepted.';
}

/** What an image is by its first bytes; null for anything that is not accepted. */
export function imageFormat(start: Uint8Array): 'jpeg' | 'png' | 'webp' | null {
  const text = (from: number, to: number) => String.fromCharCode(...start.subarray(from, to));
  if (text(0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg';
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return null;
}

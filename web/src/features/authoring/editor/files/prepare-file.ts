import type { FileKind } from '@sikhya/contract/files.ts';
import { isHeic, isJpeg, kindFault, readStart, sizeFault, sizeLimit } from './file-rules.ts';
import { reducePicture } from './reduce-picture.ts';

type Prepared = { file: File } | { fault: string };

/** Judges a file as far as the browser can, and makes a picture as small as the screens need it. */
export async function prepareFile(kind: FileKind, file: File): Promise<Prepared> {
  const start = await readStart(file);
  const heic = start !== null && kind !== 'pdf' && isHeic(start);
  const fault = heic ? null : kindFault(kind, file, start);
  if (fault) return { fault };
  // a picture that this browser cannot read goes to the server as it is, which says what is wrong with it
  const isOpaque = heic || isJpeg(start);
  const reduced =
    kind === 'pdf'
      ? null
      : await reducePicture(file, { mostBytes: sizeLimit(kind), isOpaque, mustConvert: heic });
  if (heic && !reduced) return { fault: heicFault(file) };
  const ready = reduced ?? file;
  const tooLarge = sizeFault(kind, ready);
  return tooLarge ? { fault: tooLarge } : { file: ready };
}

function heicFault({ name }: File): string {
  return `“${name}” is a HEIC photo, which this browser cannot read. Save it as JPG and choose it again. On an iPhone: Settings, Camera, Formats, Most Compatible.`;
}

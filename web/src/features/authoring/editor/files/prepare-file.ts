import type { FileKind } from '@sikhya/contract/files.ts';
import { type Message, message } from '@sikhya/contract/language/texts.ts';
import { getMaxBytes, isHeic, isJpeg, readFirstBytes, validateKind, validateSize } from './file-rules.ts';
import { resizePicture } from './resize-picture.ts';
import { texts } from './texts.ts';

type Prepared = { file: File } | { error: Message };

/** Checks a chosen file as far as the browser can, and resizes a large picture. */
export async function prepareFile(kind: FileKind, file: File): Promise<Prepared> {
  const firstBytes = await readFirstBytes(file);
  const isHeicPhoto = firstBytes !== null && kind !== 'pdf' && isHeic(firstBytes);
  const error = isHeicPhoto ? null : validateKind(kind, file, firstBytes);
  if (error) return { error };
  // a picture that the browser cannot read is uploaded unchanged, and the server says what is wrong with it
  const isOpaque = isHeicPhoto || isJpeg(firstBytes);
  const resized =
    kind === 'pdf'
      ? null
      : await resizePicture(file, { maxBytes: getMaxBytes(kind), isOpaque, mustConvert: isHeicPhoto });
  if (isHeicPhoto && !resized) return { error: message(texts.heic, { name: file.name }) };
  const ready = resized ?? file;
  const sizeError = validateSize(kind, ready);
  return sizeError ? { error: sizeError } : { file: ready };
}

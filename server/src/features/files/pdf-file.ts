import { type FileHandle, open } from 'node:fs/promises';
import {
  getDocument,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

const RANGE_BYTES = 256 * 1024;

type DrawingOptions = Pick<
  Exclude<Parameters<typeof getDocument>[0], string | URL | ArrayBuffer | undefined>,
  'standardFontDataUrl' | 'maxImageSize'
>;

/** Opens a PDF with the library that shows it to students, and closes it after `work`. */
export async function withPdfFile<T>(
  path: string,
  work: (document: PDFDocumentProxy) => Promise<T>,
  options: DrawingOptions = {},
): Promise<T> {
  const file = await open(path, 'r');
  const task = getDocument({
    range: new FileRanges(file, (await file.stat()).size),
    rangeChunkSize: RANGE_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    verbosity: VerbosityLevel.ERRORS,
    ...options,
  });
  try {
    return await work(await task.promise);
  } finally {
    await task.destroy();
    await file.close();
  }
}

/** Reads only the ranges that the library requests, so that a large file is not loaded completely. */
class FileRanges extends PDFDataRangeTransport {
  readonly #file: FileHandle;

  constructor(file: FileHandle, size: number) {
    super(size, null);
    this.#file = file;
  }

  override requestDataRange(begin: number, end: number): void {
    this.#file.read(new Uint8Array(end - begin), 0, end - begin, begin).then(
      ({ buffer, bytesRead }) => this.onDataRange(begin, buffer.subarray(0, bytesRead)),
      // the document was closed in the meantime
      () => {},
    );
  }
}

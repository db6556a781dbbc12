import {
  getDocument,
  InvalidPDFException,
  PasswordException,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
  PDFWorker,
  VerbosityLevel,
  version,
} from 'pdfjs-dist';
import type { ByteSource } from './byte-source.ts';
import type { FirstBytes } from './document-download.ts';
import { PdfError } from './pdf-error.ts';

export type OpenPdf = { document: PDFDocumentProxy; close: () => void };

/** Fonts and decoders that some documents need; web/build/pdfjs-files.ts copies them there. */
export const PDFJS_FILES_URL = `/assets/pdfjs-${version}/`;

/** Import this file only with `import()`, so that pdf.js is downloaded only when a document is opened. */
export async function openPdf(
  source: ByteSource,
  { bytes: firstBytes, total }: FirstBytes,
  port: Worker,
): Promise<OpenPdf> {
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
  const task = getDocument({
    worker,
    range: new RangeTransport(source, firstBytes, total),
    // download only the pages that are viewed
    disableAutoFetch: true,
    disableStream: true,
    // small, because read-ahead.ts decides how much one request downloads
    rangeChunkSize: 1024,
    standardFontDataUrl: PDFJS_FILES_URL,
    // the content security policy allows no WebAssembly, so the decoders run as plain JavaScript
    useWasm: false,
    wasmUrl: PDFJS_FILES_URL,
    verbosity: VerbosityLevel.ERRORS,
  });
  // closing early makes pdf.js reject, which is not an error here
  const close = () => void task.destroy().catch(() => {});
  try {
    return { document: await task.promise, close };
  } catch (cause) {
    close();
    throw toReadableError(cause);
  }
}

class RangeTransport extends PDFDataRangeTransport {
  readonly #source: ByteSource;

  constructor(source: ByteSource, firstBytes: Uint8Array, total: number) {
    super(total, firstBytes, firstBytes.length >= total);
    this.#source = source;
  }

  override requestDataRange(begin: number, end: number): void {
    this.#source.read(begin, end).then(
      (chunk) => this.onDataRange(begin, chunk),
      () => {
        // the document was closed
      },
    );
  }

  override abort(): void {
    this.#source.close();
  }
}

function toReadableError(cause: unknown): Error {
  if (cause instanceof InvalidPDFException) return new PdfError('damaged', cause);
  if (cause instanceof PasswordException) return new PdfError('locked', cause);
  return cause instanceof Error ? cause : new PdfError('notOpened', cause);
}

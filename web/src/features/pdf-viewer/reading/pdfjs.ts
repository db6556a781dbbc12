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
import type { Beginning, DocumentBytes } from './document-bytes.ts';

export type OpenPdf = { document: PDFDocumentProxy; close: () => void };

/** Put there by build/pdfjs-files.ts: fetched only by documents that need them. */
const FILES = `/assets/pdfjs-${version}/`;

/** The library is fetched by those alone who open a document: nothing else imports this file but by import(). */
export async function openPdf(
  bytes: DocumentBytes,
  { bytes: first, total }: Beginning,
  port: Worker,
): Promise<OpenPdf> {
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
  const task = getDocument({
    worker,
    range: new Ranges(bytes, first, total),
    // only what is looked at crosses the line
    disableAutoFetch: true,
    disableStream: true,
    // small, since read-ahead.ts decides what is worth a request
    rangeChunkSize: 1024,
    standardFontDataUrl: FILES,
    // the content security policy allows no WebAssembly; the decoders have a form in plain script
    useWasm: false,
    wasmUrl: FILES,
    verbosity: VerbosityLevel.ERRORS,
  });
  // its own errors of ending early interest nobody
  const close = () => void task.destroy().catch(() => {});
  try {
    return { document: await task.promise, close };
  } catch (cause) {
    close();
    throw inWords(cause);
  }
}

class Ranges extends PDFDataRangeTransport {
  readonly #bytes: DocumentBytes;

  constructor(bytes: DocumentBytes, first: Uint8Array, total: number) {
    super(total, first, first.length >= total);
    this.#bytes = bytes;
  }

  override requestDataRange(begin: number, end: number): void {
    this.#bytes.read(begin, end).then(
      (chunk) => this.onDataRange(begin, chunk),
      () => {
        // the document was closed meanwhile
      },
    );
  }

  override abort(): void {
    this.#bytes.close();
  }
}

function inWords(cause: unknown): Error {
  if (cause instanceof InvalidPDFException) {
    return new Error('This file is damaged and cannot be shown. Please tell your teacher or our support.');
  }
  if (cause instanceof PasswordException)
    return new Error('This file is locked with a password and cannot be shown.');
  return cause instanceof Error ? cause : new Error('The document could not be opened.');
}

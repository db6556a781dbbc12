import { type FileHandle, open } from 'node:fs/promises';
import type { PdfInfo } from '@sikhya/contract/files.ts';
import {
  getDocument,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { choosePages, getSearchableShare, toSearchable } from './text-layer.ts';

const RANGE_BYTES = 256 * 1024;

/** Opens a PDF with the library that shows it to students. Returns null if the library cannot read it. */
export async function readPages(path: string): Promise<Pick<PdfInfo, 'pages' | 'searchable'> | null> {
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
  });
  try {
    const document = await task.promise;
    return { pages: document.numPages, searchable: await checkSearchable(document) };
  } catch {
    return null;
  } finally {
    await task.destroy();
    await file.close();
  }
}

async function checkSearchable(document: PDFDocumentProxy): Promise<PdfInfo['searchable']> {
  const shares: number[] = [];
  for (const number of choosePages(document.numPages)) {
    const text = await readText(document, number).catch(() => null);
    if (text !== null) shares.push(getSearchableShare(text));
  }
  return toSearchable(shares);
}

async function readText(document: PDFDocumentProxy, number: number): Promise<string> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : '')).join('');
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

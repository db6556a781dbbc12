import { type FileHandle, open } from 'node:fs/promises';
import type { PdfInfo } from '@sikhya/contract/files.ts';
import {
  getDocument,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { judgeSearchable, sampledPages, searchableShare } from './text-layer.ts';

const READ_AT_ONCE = 256 * 1024;

/** Opens a PDF with the library that shows it to students; null where that cannot read it. */
export async function readPages(place: string): Promise<Pick<PdfInfo, 'pages' | 'searchable'> | null> {
  const file = await open(place, 'r');
  const task = getDocument({
    range: new FileRanges(file, (await file.stat()).size),
    rangeChunkSize: READ_AT_ONCE,
    disableAutoFetch: true,
    disableStream: true,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    return { pages: document.numPages, searchable: await searchableOf(document) };
  } catch {
    return null;
  } finally {
    await task.destroy();
    await file.close();
  }
}

async function searchableOf(document: PDFDocumentProxy): Promise<PdfInfo['searchable']> {
  const shares: number[] = [];
  for (const number of sampledPages(document.numPages)) {
    const text = await textOf(document, number).catch(() => null);
    if (text !== null) shares.push(searchableShare(text));
  }
  return judgeSearchable(shares);
}

async function textOf(document: PDFDocumentProxy, number: number): Promise<string> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : '')).join('');
}

/** Gives the library the parts of a file that it asks for, so that a large file is not read whole. */
class FileRanges extends PDFDataRangeTransport {
  readonly #file: FileHandle;

  constructor(file: FileHandle, size: number) {
    super(size, null);
    this.#file = file;
  }

  override requestDataRange(begin: number, end: number): void {
    this.#file.read(new Uint8Array(end - begin), 0, end - begin, begin).then(
      ({ buffer, bytesRead }) => this.onDataRange(begin, buffer.subarray(0, bytesRead)),
      // the document was closed meanwhile
      () => {},
    );
  }
}

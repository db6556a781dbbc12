import type { PdfInfo } from '@sikhya/contract/files.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { withPdfFile } from './pdf-file.ts';
import { choosePages, getSearchableShare, toSearchable } from './text-layer.ts';

/** Reads a PDF with the library that shows it to students. Returns null if the library cannot read it. */
export async function readPages(path: string): Promise<Pick<PdfInfo, 'pages' | 'searchable'> | null> {
  try {
    return await withPdfFile(path, async (document) => ({
      pages: document.numPages,
      searchable: await checkSearchable(document),
    }));
  } catch {
    return null;
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

import type { PDFDocumentProxy } from 'pdfjs-dist';
import { readPageText } from '../text/page-text.ts';
import { isReadable } from './blocks.ts';

/** The size of most letters of a page in points; null where its text cannot be read. */
export async function readableLetterSize(pdf: PDFDocumentProxy, page: number): Promise<number | null> {
  const text = await readPageText(await pdf.getPage(page));
  if (!isReadable(text)) return null;
  const letters = new Map<number, number>();
  for (const { size, start, end } of text.runs) letters.set(size, (letters.get(size) ?? 0) + end - start);
  return [...letters].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? null;
}

import type { PDFDocumentProxy } from 'pdfjs-dist';
import { readPageText } from '../text/page-text.ts';
import { isReadable } from './blocks.ts';

/** Returns the size of most letters of a page in points, or null when its text cannot be extracted. */
export async function getLetterSize(pdf: PDFDocumentProxy, page: number): Promise<number | null> {
  const text = await readPageText(await pdf.getPage(page));
  if (!isReadable(text)) return null;
  const letterCounts = new Map<number, number>();
  for (const { size, start, end } of text.runs)
    letterCounts.set(size, (letterCounts.get(size) ?? 0) + end - start);
  return [...letterCounts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

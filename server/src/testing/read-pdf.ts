import { toNfc } from '@sikhya/contract/normalise.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Reads a PDF with PDF.js: the title and the text of each page. */
export async function readPdf(bytes: Uint8Array): Promise<{ title: string; pages: string[] }> {
  const loading = getDocument({ data: new Uint8Array(bytes) });
  const document = await loading.promise;
  const { info } = await document.getMetadata();
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    pages.push(toNfc(text));
  }
  await loading.destroy();
  return { title: (info as { Title?: string }).Title ?? '', pages };
}

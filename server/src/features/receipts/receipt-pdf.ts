import { describeReceipt, type ReceiptDescription } from '@sikhya/contract/describe-receipt.ts';
import type { Locale } from '@sikhya/contract/language/language.ts';
import type { Receipt } from '@sikhya/contract/receipts.ts';
import { A4, createPdfDocument, type PdfDocument } from '../../typesetting/pdf-document.ts';

const MARGIN = 56;
const WIDTH = A4.width - 2 * MARGIN;
const GAP = 24;
const TEXT = { x: MARGIN, width: WIDTH, size: 11 };
const SMALL = { ...TEXT, size: 10, isSoft: true };

/** Writes a receipt and its credit notes as a PDF, each on a page of its own. */
export async function writeReceiptPdf(receipts: Receipt[], locale: Locale): Promise<Buffer> {
  const descriptions = receipts.map((receipt) => describeReceipt(receipt, locale));
  const title = descriptions[0]?.title ?? '';
  const pdf = await createPdfDocument({ title, language: locale.language });
  for (const description of descriptions) {
    pdf.addPage();
    drawReceipt(pdf, description);
  }
  return pdf.toBytes();
}

function drawReceipt(pdf: PdfDocument, { title, date, references, ...receipt }: ReceiptDescription): void {
  pdf.drawText(date, { ...TEXT, top: MARGIN + 9, align: 'right' });
  let top = pdf.drawText(title, { ...TEXT, width: WIDTH - 110, top: MARGIN, size: 20, weight: 'bold' });
  top = pdf.drawText(references.join(' · '), { ...SMALL, top: top + 4 });
  top = drawParties(pdf, receipt.parties, top + GAP) + GAP;
  pdf.drawRule({ x: MARGIN, top, width: WIDTH });
  top = drawAmounts(pdf, receipt.lines, top + 12);
  if (receipt.notes.length > 0) pdf.drawText(receipt.notes.join('\n'), { ...SMALL, top: top + 12 });
}

/** Draws the parties side by side. Returns the end of the longer one. */
function drawParties(pdf: PdfDocument, parties: ReceiptDescription['parties'], top: number): number {
  const width = (WIDTH - GAP) / 2;
  const ends = parties.map(({ label, name, lines }, index) => {
    const column = { x: MARGIN + index * (width + GAP), width };
    const belowLabel = pdf.drawText(label, { ...SMALL, ...column, top });
    const belowName = pdf.drawText(name, { ...TEXT, ...column, top: belowLabel, weight: 'bold' });
    return pdf.drawText(lines.join('\n'), { ...TEXT, ...column, top: belowName });
  });
  return Math.max(top, ...ends);
}

function drawAmounts(pdf: PdfDocument, lines: ReceiptDescription['lines'], start: number): number {
  let top = start;
  for (const { label, value, isTotal } of lines) {
    const weight = isTotal ? 'bold' : 'regular';
    pdf.drawText(value, { ...TEXT, top, weight, align: 'right' });
    top = pdf.drawText(label, { ...TEXT, top, weight, width: WIDTH - 130 }) + 4;
  }
  return top;
}

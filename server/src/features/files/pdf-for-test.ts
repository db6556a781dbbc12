import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppError } from '../../errors.ts';
import { checkPdf } from './pdf-check.ts';

/** Creates a PDF with the objects. Its offset table is empty, so that readers have to scan the file. */
export function createPdf(objects: string, trailer = ''): string {
  return [
    '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Kids [ 3 0 R ] /Count 1 >> endobj',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [ 0 0 200 200 ] >> endobj',
    objects,
    'xref\n0 1\n0000000000 65535 f ',
    `trailer << /Size 4 /Root 1 0 R ${trailer} >>`,
    'startxref\n0\n%%EOF\n',
  ].join('\n');
}

const PRINTED_LINES = Array.from({ length: 10 }, () => '(A line of text on the first page) Tj 0 -20 Td').join(
  ' ',
);

/** Creates a PDF whose page has ten lines of text, a crop box of 300 by 400 points, and is turned by a quarter. */
export function createTurnedPdf(): string {
  const content = `BT /F1 12 Tf 50 350 Td ${PRINTED_LINES} ET`;
  return createPdf(
    [
      `4 0 obj << /Length ${content.length} >> stream\n${content}\nendstream endobj`,
      '5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj',
    ].join('\n'),
  ).replace(
    '/MediaBox [ 0 0 200 200 ]',
    '/MediaBox [ 0 0 500 600 ] /CropBox [ 0 0 300 400 ] /Rotate 90 /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >>',
  );
}

/** Creates a valid PDF of at least this size. Most of it is one stream. */
export function createLargePdf(bytes: number): Buffer {
  const [before = '', behind = ''] = createPdf(
    `4 0 obj << /Length ${bytes} >> stream\n|\nendstream endobj`,
  ).split('|');
  const filling = Buffer.alloc(
    Math.max(0, bytes - before.length - behind.length),
    'a page, drawn once more ',
  );
  return Buffer.concat([Buffer.from(before, 'latin1'), filling, Buffer.from(behind, 'latin1')]);
}

/** Runs `work` with a temporary file of the content. */
export async function withFile<T>(
  content: string | Uint8Array,
  work: (pdfPath: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sikhya-pdf-'));
  try {
    const pdfPath = path.join(folder, 'checked.pdf');
    await writeFile(pdfPath, typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
    return await work(pdfPath);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Only the limit of CPU time should end a check: on a busy machine that time can last longer than the product's timeout. */
const TIMEOUT_MS = 3600_000;

/** Returns the code and the message of the refusal, or null if the PDF is accepted. */
export async function findRefusal(
  content: string | Uint8Array,
): Promise<{ code: string; message: string } | null> {
  try {
    await withFile(content, (pdfPath) => checkPdf(pdfPath, undefined, { timeoutMs: TIMEOUT_MS }));
    return null;
  } catch (error) {
    assert.ok(error instanceof AppError, String(error));
    return { code: error.code, message: error.message };
  }
}

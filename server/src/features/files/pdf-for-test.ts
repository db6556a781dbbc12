import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppError } from '../../errors.ts';
import { checkPdf } from './pdf-check.ts';

/** A PDF by hand, with these objects in it. Its table of places is empty, so that readers would have to scan it. */
export function handmade(objects: string, trailer = ''): string {
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

/** A sound PDF of at least so many bytes, most of them in one stream. */
export function largePdf(bytes: number): Buffer {
  const [before = '', behind = ''] = handmade(
    `4 0 obj << /Length ${bytes} >> stream\n|\nendstream endobj`,
  ).split('|');
  const filling = Buffer.alloc(
    Math.max(0, bytes - before.length - behind.length),
    'a page, drawn once more ',
  );
  return Buffer.concat([Buffer.from(before, 'latin1'), filling, Buffer.from(behind, 'latin1')]);
}

/** Runs the work on a file of that content, which is gone afterwards. */
export async function withFile<T>(
  content: string | Uint8Array,
  work: (place: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sikhya-pdf-'));
  try {
    const place = path.join(folder, 'checked.pdf');
    await writeFile(place, typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
    return await work(place);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The code and the sentence of the refusal; null where the PDF is accepted. */
export async function refusalOf(
  content: string | Uint8Array,
): Promise<{ code: string; message: string } | null> {
  try {
    await withFile(content, (place) => checkPdf(place));
    return null;
  } catch (error) {
    assert.ok(error instanceof AppError, String(error));
    return { code: error.code, message: error.message };
  }
}

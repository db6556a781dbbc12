import { crc32, deflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';

/** Files as an admin has them on the disk. */
export type SampleFile = { name: string; mimeType: string; buffer: Buffer };

/** A picture of one colour. */
export function png(name: string, width: number, height: number): SampleFile {
  const rows = Buffer.alloc(height * (1 + width * 3), 0x66);
  for (let row = 0; row < height; row += 1) rows[row * (1 + width * 3)] = 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) };
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

export async function pdf(name: string, text: string): Promise<SampleFile> {
  const document = await PDFDocument.create();
  document.addPage().drawText(text);
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}

export const text = (name: string, content: string): SampleFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

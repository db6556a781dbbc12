import { crc32, deflateSync } from 'node:zlib';
import type { Locator } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';

/** A file that an admin uploads. */
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
  const typeAndData = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(typeAndData));
  return Buffer.concat([length, typeAndData, checksum]);
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

/**
 * Chooses a photo like one from a phone: large and rotated by its Exif orientation. It is created in the page, because
 * Playwright is slow with large files. Returns its size in bytes.
 */
export async function choosePhonePhoto(input: Locator, name: string): Promise<number> {
  // Exif with one entry: orientation 6, a quarter turn to the right
  const exif = [
    ...Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex'),
  ];
  return input.evaluate(
    async (element: HTMLInputElement, [fileName, exifBytes]) => {
      const canvas = document.createElement('canvas');
      canvas.width = 3600;
      canvas.height = 2400;
      const context = canvas.getContext('2d')!;
      const noise = context.createImageData(600, 600);
      for (let i = 0; i < noise.data.length; i += 1) noise.data[i] = i % 4 === 3 ? 255 : (i * 7919) % 251;
      for (let x = 0; x < 3600; x += 600)
        for (let y = 0; y < 2400; y += 600) context.putImageData(noise, x, y);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
      const parts = [blob!.slice(0, 2), new Uint8Array(exifBytes), blob!.slice(2)];
      const file = new File(parts, fileName, { type: 'image/jpeg' });
      const files = new DataTransfer();
      files.items.add(file);
      element.files = files.files;
      element.dispatchEvent(new Event('change', { bubbles: true }));
      return file.size;
    },
    [name, exif] as const,
  );
}

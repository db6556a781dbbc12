import { open } from 'node:fs/promises';
import { message } from '@sikhya/contract/language/texts.ts';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '../../errors.ts';
import { getUnsupportedImageText, imageFormat } from './rules.ts';
import { createTaskQueue } from './task-queue.ts';
import { texts } from './texts.ts';

/** Enough for a photo of 5 MB. A decoded picture takes up to four bytes per pixel. */
const MAX_PIXELS = 40_000_000;
/** The maximum ratio of height to width. */
const MAX_HEIGHT_RATIO = 4;
const QUALITY = 80;

// one picture at a time, on one thread and without a cache, so that requests of students are not slowed down
sharp.concurrency(1);
sharp.cache(false);
const runInQueue = createTaskQueue();

export type Encoded = { width: number; height: number; content: Buffer };

/**
 * Re-encodes a picture in each of the widths. Applies the orientation of the camera, removes all metadata, and never
 * enlarges the picture.
 */
export async function reencode(path: string, widths: readonly number[]): Promise<Encoded[]> {
  const start = await readStart(path);
  const format = imageFormat(start);
  if (!format) throw new AppError('wrong-type', getUnsupportedImageText(start));
  return runInQueue(async () => {
    const { width, height } = await readMetadata(path, format);
    if (width * height > MAX_PIXELS) throw tooManyPixelsError();
    const encoded: Encoded[] = [];
    for (const targetWidth of widths) encoded.push(await encode(openImage(path), targetWidth));
    return encoded;
  });
}

function openImage(path: string): Sharp {
  return sharp(path, { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true });
}

/** Reads the size without decoding the pixels. */
async function readMetadata(path: string, format: string): Promise<Metadata> {
  try {
    const metadata = await sharp(path, { limitInputPixels: false }).metadata();
    if (metadata.format === format) return metadata;
  } catch {
    // the same error as for a wrong format
  }
  throw damagedError();
}

async function encode(image: Sharp, width: number): Promise<Encoded> {
  try {
    const { data, info } = await image
      .autoOrient()
      .resize({ width, height: width * MAX_HEIGHT_RATIO, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, content: data };
  } catch {
    throw damagedError();
  }
}

async function readStart(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function damagedError(): AppError {
  return new AppError('invalid', message(texts.damagedPicture));
}

function tooManyPixelsError(): AppError {
  return new AppError('invalid', message(texts.tooManyPixels, { million: String(MAX_PIXELS / 1_000_000) }));
}

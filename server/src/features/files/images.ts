import { open } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '../../errors.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { imageFormat, otherImageSentence } from './rules.ts';

/** Enough for any camera's picture of 5 MB; what is decoded takes four bytes a pixel at the worst. */
const MOST_PIXELS = 40_000_000;
/** A picture may be a long strip, but not without end. */
const TALLEST = 4;
const QUALITY = 80;

// Work on images happens beside the serving of students: one at a time, on one thread, and nothing is kept.
sharp.concurrency(1);
sharp.cache(false);
const queue = oneAtATime();

export type Encoded = { width: number; height: number; content: Buffer };

/**
 * A picture, re-encoded in each width, in their order: turned as its camera meant it, without anything that was
 * written into it beside its pixels, and never larger than it was.
 */
export async function reencode(place: string, widths: readonly number[]): Promise<Encoded[]> {
  const start = await startOf(place);
  const format = imageFormat(start);
  if (!format) throw new AppError('wrong-type', otherImageSentence(start));
  return queue(async () => {
    const { width, height } = await understood(place, format);
    if (width * height > MOST_PIXELS) throw tooManyPixels();
    const encoded: Encoded[] = [];
    for (const wanted of widths) encoded.push(await inWidth(opened(place), wanted));
    return encoded;
  });
}

function opened(place: string): Sharp {
  return sharp(place, { failOn: 'error', limitInputPixels: MOST_PIXELS, sequentialRead: true });
}

/** What the file says of itself, before anything of it is decoded. */
async function understood(place: string, format: string): Promise<Metadata> {
  try {
    const metadata = await sharp(place, { limitInputPixels: false }).metadata();
    if (metadata.format === format) return metadata;
  } catch {
    // said below
  }
  throw damaged();
}

async function inWidth(image: Sharp, width: number): Promise<Encoded> {
  try {
    const { data, info } = await image
      .autoOrient()
      .resize({ width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, content: data };
  } catch {
    throw damaged();
  }
}

async function startOf(place: string): Promise<Uint8Array> {
  const file = await open(place, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function damaged(): AppError {
  return new AppError('invalid', 'The picture is damaged or incomplete.');
}

function tooManyPixels(): AppError {
  return new AppError(
    'invalid',
    `The picture has too many pixels. At most ${MOST_PIXELS / 1_000_000} million are accepted, such as 7000 x 5700.`,
  );
}

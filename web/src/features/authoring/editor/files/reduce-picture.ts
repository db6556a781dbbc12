/** No screen shows a picture larger than this; a phone takes them twice as large. */
const LONGEST_SIDE = 2000;
const QUALITY = 0.86;

type Size = { width: number; height: number };

/** Null where the picture need not be reduced. */
export function reducedSize({ width, height }: Size): Size | null {
  const scale = LONGEST_SIDE / Math.max(width, height);
  if (scale >= 1) return null;
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

type Reduction = {
  mostBytes: number;
  /** A photo without transparent parts. */
  isOpaque: boolean;
  /** The server does not take it as it is. */
  mustConvert: boolean;
};

/**
 * The picture as it is sent: a photo of a phone is reduced here, so that it takes a tenth of the time on a slow line.
 * It is turned as its camera meant it. Returns the file itself where it is small enough, and null where the browser
 * cannot read it.
 */
export async function reducePicture(
  file: File,
  { mostBytes, isOpaque, mustConvert }: Reduction,
): Promise<File | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  try {
    const smaller = reducedSize(bitmap);
    if (!smaller && file.size <= mostBytes && !mustConvert) return file;
    const canvas = drawn(bitmap, smaller ?? bitmap);
    // browsers that cannot write WebP write PNG, which can be large
    const kept = isOpaque ? null : await written(canvas, 'image/webp');
    const blob = kept && kept.size <= mostBytes ? kept : await written(onWhite(canvas), 'image/jpeg');
    return blob && new File([blob], renamed(file.name, blob.type), { type: blob.type });
  } finally {
    bitmap.close();
  }
}

function drawn(bitmap: ImageBitmap, { width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

/** JPEG has no transparent parts: they would be black. */
function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

function written(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, type, QUALITY);
  return promise;
}

const ENDINGS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/png': 'png' };

function renamed(name: string, type: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.${ENDINGS[type] ?? 'jpg'}`;
}

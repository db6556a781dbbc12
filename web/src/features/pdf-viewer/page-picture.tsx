import { useLayoutEffect, useRef } from 'react';
import { releaseCanvas } from './drawing/draw-page.ts';
import { drawWatermark } from './drawing/watermark.ts';
import type { LoadedPicture } from './use-page-picture.ts';

type PagePictureProps = { picture: LoadedPicture; watermark: string };

/** The picture of the first page. The watermark is drawn into it before it is visible. */
export function PagePicture({ picture: { bitmap, size }, watermark }: PagePictureProps) {
  const holder = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const canvas = holder.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    context.drawImage(bitmap, 0, 0);
    drawWatermark(canvas, watermark, bitmap.width / size.width);
    return () => releaseCanvas(canvas);
  }, [bitmap, size, watermark]);
  return <canvas ref={holder} data-page-picture className="block size-full" />;
}

import { useEffect, useRef } from 'react';
import { releaseCanvas } from '../drawing/draw-page.ts';
import { drawWatermark, watermarkFont } from '../drawing/watermark.ts';

/** The reader's name over all that is seen of the text, as it is in the pixels of a page. */
export function WatermarkLayer({ text }: { text: string }) {
  const layer = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = layer.current;
    if (!canvas) return;
    let gone = false;
    const draw = async () => {
      await watermarkFont(text);
      if (gone) return;
      const density = Math.min(2, window.devicePixelRatio);
      canvas.width = Math.round(canvas.clientWidth * density);
      canvas.height = Math.round(canvas.clientHeight * density);
      if (canvas.width > 0 && canvas.height > 0) drawWatermark(canvas, text, density);
    };
    const observer = new ResizeObserver(() => void draw());
    observer.observe(canvas);
    return () => {
      gone = true;
      observer.disconnect();
      releaseCanvas(canvas);
    };
  }, [text]);
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <canvas ref={layer} className="size-full" />
    </div>
  );
}

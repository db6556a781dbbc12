import { useEffect, useRef } from 'react';
import { releaseCanvas } from '../drawing/draw-page.ts';
import { drawWatermark } from '../drawing/watermark.ts';

/** The watermark over the text view. */
export function WatermarkLayer({ text }: { text: string }) {
  const layer = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = layer.current;
    if (!canvas) return;
    const draw = () => {
      const pixelRatio = Math.min(2, window.devicePixelRatio);
      canvas.width = Math.round(canvas.clientWidth * pixelRatio);
      canvas.height = Math.round(canvas.clientHeight * pixelRatio);
      if (canvas.width > 0 && canvas.height > 0) drawWatermark(canvas, text, pixelRatio);
    };
    const observer = new ResizeObserver(draw);
    observer.observe(canvas);
    return () => {
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

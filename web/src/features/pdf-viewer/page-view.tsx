import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { getLang } from '../../lib/odia.ts';
import { drawPage, releaseCanvas } from './drawing/draw-page.ts';
import type { DrawingQueue } from './drawing/drawing-queue.ts';
import type { Crop, PageBox, PageSize } from './layout/page-layout.ts';
import type { Paper } from './reading-choices.ts';
import type { Hit } from './search/use-search.ts';
import type { PageText } from './text/page-text.ts';

type PageViewProps = {
  pdf: PDFDocumentProxy;
  /** From 0. */
  index: number;
  box: PageBox;
  /** What is shown of the page, which is drawn whole. */
  crop: Crop;
  scale: number;
  /** False until it is known at which scale. */
  isReady: boolean;
  paper: Paper;
  watermark: string;
  queue: DrawingQueue;
  /** How many pages away the reader is. */
  distance: (index: number) => number;
  onSize: (index: number, size: PageSize) => void;
  onText: (text: PageText, canvas: HTMLCanvasElement) => void;
  hits: readonly Hit[];
  selected: Hit | undefined;
};

/** hue-rotate brings back the colours that inverting has turned, so pictures stay recognisable. */
const COLOURS: Record<Paper, string> = {
  printed: '',
  dimmed: 'brightness-[0.78] sepia-[0.18]',
  inverted: 'invert-[0.92] hue-rotate-180',
};

/** One page: its pixels for the eye, its text for the ear, and markers over what was searched for. */
export function PageView(props: PageViewProps) {
  const {
    pdf,
    index,
    box,
    crop,
    scale,
    isReady,
    paper,
    watermark,
    queue,
    distance,
    onSize,
    onText,
    hits,
    selected,
  } = props;
  const holder = useRef<HTMLDivElement>(null);
  const shown = useRef<PDFPageProxy>(undefined);
  const [drawn, setDrawn] = useState(false);
  const [failed, setFailed] = useState(false);
  const [text, setText] = useState('');

  useEffect(() => {
    if (!isReady) return;
    const ended = new AbortController();
    const draw = async () => {
      const page = await pdf.getPage(index + 1);
      shown.current = page;
      const { width, height } = page.getViewport({ scale: 1 });
      onSize(index, { width, height });
      const canvas = await drawPage({ page, scale, watermark, signal: ended.signal });
      showCanvas(holder.current, canvas);
      setDrawn(true);
      setFailed(false);
      // only now: nobody waits for it to see the page
      const { readPageText } = await import('./text/page-text.ts');
      const read = await readPageText(page);
      setText(read.text);
      onText(read, canvas);
    };
    queue.add(
      () => distance(index),
      ended.signal,
      () =>
        draw().catch(() => {
          if (!ended.signal.aborted) setFailed(true);
        }),
    );
    return () => ended.abort();
  }, [pdf, index, scale, isReady, watermark, queue, distance, onSize, onText]);

  // what is far away gives its pixels and its images back
  useEffect(() => {
    const element = holder.current;
    return () => {
      for (const canvas of element?.querySelectorAll('canvas') ?? []) releaseCanvas(canvas);
      shown.current?.cleanup();
    };
  }, []);

  const { top, left, width, height } = box;
  return (
    <section
      aria-label={`Page ${index + 1} of ${pdf.numPages}`}
      aria-busy={!drawn && !failed}
      data-drawn={drawn}
      style={{ top, left, width, height }}
      data-paper={paper}
      className="absolute overflow-hidden bg-sheet text-ink shadow-rest scheme-light data-[paper=inverted]:scheme-dark"
    >
      {!drawn && <Waiting failed={failed} />}
      <div style={wholePage(box, crop)} className="absolute">
        <div ref={holder} aria-hidden="true" className={`size-full ${COLOURS[paper]}`} />
        {hits.map((hit) =>
          hit.areas.map(({ x, y, width: wide, height: high }) => (
            <span
              key={`${x} ${y}`}
              data-selected={hit === selected}
              style={{
                left: `${x * 100}%`,
                top: `${y * 100}%`,
                width: `${wide * 100}%`,
                height: `${high * 100}%`,
              }}
              className={`absolute bg-marigold/30 data-[selected=true]:bg-marigold/70 ${paper === 'inverted' ? '' : 'mix-blend-multiply'}`}
            />
          )),
        )}
      </div>
      {/* heard, not seen, and not to be marked with the mouse: see docs/decisions on the viewer */}
      <p lang={getLang(text)} className="sr-only select-none">
        {text}
      </p>
    </section>
  );
}

/** Where the whole page stands, of which the box shows a part. */
function wholePage(box: PageBox, { left, top, right, bottom }: Crop) {
  const width = box.width / (right - left);
  const height = box.height / (bottom - top);
  return { left: -left * width, top: -top * height, width, height };
}

function Waiting({ failed }: { failed: boolean }) {
  return (
    <div className="absolute inset-0 grid place-items-center p-4 text-center text-small text-ink-soft">
      {failed ? 'This page could not be drawn.' : <span className="animate-pulse">Loading page …</span>}
    </div>
  );
}

/** In place of the old one, which was stretched meanwhile. */
function showCanvas(holder: HTMLElement | null, canvas: HTMLCanvasElement): void {
  const old = holder?.querySelector('canvas');
  canvas.className = 'block size-full';
  holder?.replaceChildren(canvas);
  if (old) releaseCanvas(old);
}

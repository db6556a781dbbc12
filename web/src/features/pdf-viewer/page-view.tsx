import type { Crop } from '@sikhya/contract/page-crop.ts';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { type PageDrawing, useDrawnPage } from './drawing/use-drawn-page.ts';
import type { PageBox } from './layout/page-layout.ts';
import { COLOUR_FILTERS, getWholePageBox, PAGE_STYLE } from './page-box.ts';
import { PagePicture } from './page-picture.tsx';
import type { PageColours } from './reading-settings.ts';
import type { Hit } from './search/use-search.ts';
import { texts } from './texts.ts';
import type { LoadedPicture } from './use-page-picture.ts';

type PageViewProps = PageDrawing & {
  /** Shown until the page is drawn. */
  picture: LoadedPicture | null;
  box: PageBox;
  /** The visible part of the page. The whole page is drawn. */
  crop: Crop;
  colours: PageColours;
  hits: readonly Hit[];
  selected: Hit | undefined;
};

/** One page: its canvas, its text for screen readers, and highlights over search results. */
export function PageView(props: PageViewProps) {
  const { pdf, index, picture, box, crop, colours, watermark, hits, selected } = props;
  const t = useTexts(texts);
  const { canvasHolder, isDrawn, hasFailed, text } = useDrawnPage(props);
  const isPictureShown = picture !== null && !isDrawn && !hasFailed;
  const { top, left, width, height } = box;
  return (
    <section
      aria-label={t.pageOfTotal({ page: index + 1, total: pdf.numPages })}
      aria-busy={!isDrawn && !hasFailed}
      data-drawn={isDrawn}
      style={{ top, left, width, height }}
      data-colours={colours}
      className={PAGE_STYLE}
    >
      {!isDrawn && !isPictureShown && <PagePlaceholder hasFailed={hasFailed} />}
      <div style={getWholePageBox(box, crop)} className="absolute">
        {isPictureShown && (
          <div aria-hidden="true" className={`absolute inset-0 ${COLOUR_FILTERS[colours]}`}>
            <PagePicture picture={picture} watermark={watermark} />
          </div>
        )}
        <div ref={canvasHolder} aria-hidden="true" className={`size-full ${COLOUR_FILTERS[colours]}`} />
        <Highlights hits={hits} selected={selected} isBlended={colours !== 'inverted'} />
      </div>
      {/* for screen readers only: see docs/decisions/012-reading-pdfs.md */}
      <p lang={getLang(text)} className="sr-only select-none">
        {text}
      </p>
    </section>
  );
}

type HighlightsProps = { hits: readonly Hit[]; selected: Hit | undefined; isBlended: boolean };

function Highlights({ hits, selected, isBlended }: HighlightsProps) {
  return hits.map((hit) =>
    hit.areas.map(({ x, y, width, height }) => (
      <span
        key={`${x} ${y}`}
        data-selected={hit === selected}
        style={{
          left: `${x * 100}%`,
          top: `${y * 100}%`,
          width: `${width * 100}%`,
          height: `${height * 100}%`,
        }}
        className={`absolute bg-marigold/30 data-[selected=true]:bg-marigold/70 ${isBlended ? 'mix-blend-multiply' : ''}`}
      />
    )),
  );
}

function PagePlaceholder({ hasFailed }: { hasFailed: boolean }) {
  const t = useTexts(texts);
  return (
    <div className="absolute inset-0 grid place-items-center p-4 text-center text-small text-ink-soft">
      {hasFailed ? t.pageNotDrawn : <span className="animate-pulse">{t.pageLoading}</span>}
    </div>
  );
}

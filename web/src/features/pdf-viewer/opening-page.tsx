import type { Crop } from '@sikhya/contract/page-crop.ts';
import { type ReactNode, type RefObject, useMemo, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { isSaveOrPrint } from './keyboard.ts';
import { type Anchor, EDGE, GAP } from './layout/page-layout.ts';
import { usePageScroller } from './layout/use-page-scroller.ts';
import { COLOUR_FILTERS, getWholePageBox, PAGE_STYLE } from './page-box.ts';
import { PagePicture } from './page-picture.tsx';
import { READER_IN_PAGE, SCROLLER_STYLE } from './reader-style.ts';
import { useReadingSettings } from './reading-settings.ts';
import { texts } from './texts.ts';
import { TOOLBAR_STYLE } from './toolbar/toolbar-style.ts';
import { usePageColours } from './use-page-colours.ts';
import type { LoadedPicture } from './use-page-picture.ts';
import { getInitialZoom } from './zoom.ts';

type OpeningPageProps = {
  picture: LoadedPicture;
  crop: Crop;
  title: string;
  watermark: string;
  studentKey: string;
  /** Shown in place of the toolbar. */
  status: ReactNode;
  /** Receives the point to which the student has scrolled, so that the reader starts there. */
  readPoint: RefObject<Anchor | undefined>;
};

const ignore = () => {};

/** The picture of the first page, in the same place and size in which the reader will show the page. */
export function OpeningPage({ picture, crop, title, watermark, studentKey, ...props }: OpeningPageProps) {
  const t = useTexts(texts);
  const [settings, changeSettings] = useReadingSettings(studentKey);
  const [colours] = usePageColours(settings, changeSettings);
  const [zoom] = useState(() => settings.zoom ?? getInitialZoom(window));
  const { view, layout, getAnchorAt, onScroll } = usePageScroller({
    sizes: useMemo(() => [picture.size], [picture.size]),
    zoom,
    crop: zoom === 'fit' ? crop : null,
    startPage: 1,
    isVisible: true,
    onPage: ignore,
    onProgrammaticScroll: ignore,
  });
  const rememberPoint = () => {
    onScroll();
    props.readPoint.current = view.current?.scrollTop ? getAnchorAt(EDGE, GAP) : undefined;
  };
  const [box] = layout.boxes;
  return (
    <section
      aria-label={title}
      aria-busy="true"
      onKeyDown={(event) => isSaveOrPrint(event) && event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
      onCopy={(event) => event.preventDefault()}
      className={`flex flex-col overflow-hidden bg-sheet print:hidden ${READER_IN_PAGE}`}
    >
      <div className={TOOLBAR_STYLE}>
        {/* as high as the buttons of the toolbar */}
        <div className="flex min-h-11 items-center px-2">{props.status}</div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a labelled region that scrolls, not a section of the web page */}
      <div
        ref={view}
        role="group"
        aria-label={t.pagesOf({ title })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a region that scrolls
        tabIndex={0}
        onScroll={rememberPoint}
        className={`min-h-0 grow ${SCROLLER_STYLE}`}
      >
        <div
          style={{ width: layout.width, height: layout.height }}
          className="relative overflow-hidden"
          aria-hidden="true"
        >
          {box && (
            <div
              style={{ top: box.top, left: box.left, width: box.width, height: box.height }}
              data-colours={colours}
              className={PAGE_STYLE}
            >
              <div
                style={getWholePageBox(box, layout.crop)}
                className={`absolute ${COLOUR_FILTERS[colours]}`}
              >
                <PagePicture picture={picture} watermark={watermark} />
              </div>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

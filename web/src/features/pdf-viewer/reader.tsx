import type { Crop } from '@sikhya/contract/page-crop.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { lazy, Suspense, useRef } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { useRootAttribute } from '../../ui/use-root-attribute.ts';
import { CollapsedBar } from './collapsed-bar.tsx';
import type { Anchor, PageSize } from './layout/page-layout.ts';
import { PageThumbnails } from './page-thumbnails.tsx';
import { Pages } from './pages.tsx';
import { READER_IN_PAGE } from './reader-style.ts';
import { SearchBar } from './search/search-bar.tsx';
import { StalledNotice } from './stalled-notice.tsx';
import { TextViewOffer } from './text-view-offer.tsx';
import { texts } from './texts.ts';
import { OptionsBar } from './toolbar/options-bar.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';
import { ZoomSteps } from './toolbar/zoom-tools.tsx';
import { useFullscreen } from './use-fullscreen.ts';
import type { LoadedPicture } from './use-page-picture.ts';
import { type ReaderState, useReader } from './use-reader.ts';

const TextView = lazy(async () => ({ default: (await import('./text-view/text-view.tsx')).TextView }));

type ReaderProps = {
  pdf: PDFDocumentProxy;
  firstPageSize: PageSize;
  /** Shown until the first page is drawn. */
  picture: LoadedPicture | null;
  /** The crop of the first page, if the server has computed it. */
  firstCrop: Crop | undefined;
  /** The point to which the student has scrolled the picture. */
  startPoint: Anchor | undefined;
  title: string;
  watermark: string;
  documentKey: string;
  studentKey: string;
  stallReason: string | undefined;
  onTryAgain: () => void;
};

/** An open document: toolbar, search and options above, pages or text below. */
export function Reader(props: ReaderProps) {
  const { pdf, picture, title, watermark, stallReason, onTryAgain } = props;
  const t = useTexts(texts);
  const frame = useRef<HTMLElement>(null);
  const reader = useReader({ ...props, frame });
  const { isFull, fillsWindow, toggle } = useFullscreen(frame);
  const fillsScreen = isFull || reader.collapse.isCollapsed;
  useRootAttribute('data-scroll-locked', fillsWindow);
  useRootAttribute('data-no-scroll-bar', fillsScreen);
  return (
    // a reader that fills the screen leaves an empty box in the page, so that nothing else moves
    <div className={fillsScreen ? READER_IN_PAGE : 'contents'}>
      <section
        ref={frame}
        aria-label={title}
        data-fills-screen={fillsScreen || undefined}
        onKeyDown={reader.onKeyDown}
        onContextMenu={(event) => event.preventDefault()}
        onCopy={(event) => event.preventDefault()}
        className={`flex flex-col overflow-hidden bg-sheet print:hidden ${fillsScreen ? 'fixed inset-0 z-30' : READER_IN_PAGE}`}
      >
        <ReaderBars reader={reader} isFull={isFull} onFullscreen={toggle} />
        <div className="relative min-h-0 grow">
          <ReaderContent reader={reader} picture={picture} title={title} watermark={watermark} />
          <ReaderOverlays reader={reader} />
          {stallReason !== undefined && <StalledNotice reason={stallReason} onTryAgain={onTryAgain} />}
        </div>
        <p aria-live="polite" className="sr-only">
          {t.pageOfTotal({ page: reader.page, total: pdf.numPages })}
        </p>
      </section>
    </div>
  );
}

type ReaderBarsProps = { reader: ReaderState; isFull: boolean; onFullscreen: () => void };

function ReaderBars({ reader, isFull, onFullscreen }: ReaderBarsProps) {
  const { pdf, page, zoom, scale, query, isTextView, areThumbnailsOpen, areOptionsOpen } = reader;
  return (
    <>
      <div hidden={reader.collapse.isCollapsed}>
        <Toolbar
          page={page}
          pageCount={pdf.numPages}
          onPage={reader.goTo}
          zoom={zoom}
          scale={scale}
          onZoom={reader.changeZoom}
          isTextView={isTextView}
          onToggleView={() => reader.changeView(isTextView ? 'pages' : 'text')}
          isSearchOpen={query !== null}
          onToggleSearch={() => (query === null ? reader.setQuery('') : reader.closeSearch())}
          areThumbnailsOpen={areThumbnailsOpen}
          onToggleThumbnails={() => (areThumbnailsOpen ? reader.closeThumbnails() : reader.openThumbnails())}
          areOptionsOpen={areOptionsOpen}
          onToggleOptions={() => reader.setOptionsOpen(!areOptionsOpen)}
          isFull={isFull}
          onFullscreen={onFullscreen}
        />
      </div>
      {areOptionsOpen && (
        <OptionsBar
          settings={reader.settings}
          onChange={reader.changeSettings}
          colours={reader.colours}
          onColours={reader.setColours}
          zoomTools={<ZoomSteps scale={scale} onZoom={reader.changeZoom} />}
          onOpenThumbnails={reader.openThumbnails}
        />
      )}
      {query !== null && (
        <SearchBar
          query={query}
          onQuery={reader.setQuery}
          search={reader.search}
          pageCount={pdf.numPages}
          onClose={reader.closeSearch}
        />
      )}
    </>
  );
}

type ReaderContentProps = {
  reader: ReaderState;
  picture: LoadedPicture | null;
  title: string;
  watermark: string;
};

function ReaderContent({ reader, picture, title, watermark }: ReaderContentProps) {
  const t = useTexts(texts);
  const { pdf, page, collapse, cropping } = reader;
  if (reader.isTextView) {
    return (
      <Suspense fallback={<p className="p-5 text-ink-soft">{t.textLoading}</p>}>
        <TextView
          ref={reader.textView}
          pdf={pdf}
          title={title}
          page={page}
          size={reader.settings.textSize}
          watermark={watermark}
          query={reader.query ?? ''}
          onPage={reader.setPage}
          onScroll={collapse.onScroll}
          onProgrammaticScroll={collapse.onProgrammaticScroll}
          onShowPage={(pageToShow) => reader.changeView('pages', pageToShow)}
        />
      </Suspense>
    );
  }
  return (
    <Pages
      pdf={pdf}
      picture={picture}
      title={title}
      page={page}
      scroller={reader.scroller}
      scale={reader.scale}
      isReady={cropping.isReady}
      colours={reader.colours}
      onScroll={collapse.onScroll}
      onZoom={reader.changeZoom}
      onDoubleTap={reader.zoomToColumn}
      onSize={reader.pageSizes.setSize}
      onText={cropping.growTo}
      watermark={watermark}
      queue={reader.queue}
      search={reader.search}
    />
  );
}

function ReaderOverlays({ reader }: { reader: ReaderState }) {
  const { pdf, page, queue, collapse, settings, changeSettings, areThumbnailsOpen } = reader;
  const isTextViewOffered =
    reader.isSmallScreen &&
    !reader.isTextView &&
    !settings.declinedText &&
    !collapse.isCollapsed &&
    !areThumbnailsOpen;
  return (
    <>
      {areThumbnailsOpen && (
        <PageThumbnails
          pdf={pdf}
          page={page}
          sizes={reader.pageSizes.sizes}
          queue={queue}
          onChoose={reader.closeThumbnails}
          onClose={() => reader.closeThumbnails()}
        />
      )}
      {isTextViewOffered && (
        <TextViewOffer
          pdf={pdf}
          page={reader.startPage}
          scale={reader.scale}
          onAccept={() => reader.changeView('text')}
          onDecline={() => changeSettings({ declinedText: true })}
        />
      )}
      {collapse.isCollapsed && (
        <CollapsedBar page={page} pageCount={pdf.numPages} onExpand={collapse.expand} />
      )}
    </>
  );
}

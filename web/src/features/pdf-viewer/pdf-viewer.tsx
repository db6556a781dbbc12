import type { Texts } from '@sikhya/contract/language/texts.ts';
import type { PagePicture } from '@sikhya/contract/study.ts';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import type { Anchor } from './layout/page-layout.ts';
import { OpeningPage } from './opening-page.tsx';
import { Reader } from './reader.tsx';
import { READER_IN_PAGE } from './reader-style.ts';
import type { DocumentOrigin } from './reading/open-document.ts';
import { PdfError } from './reading/pdf-error.ts';
import { useDocument } from './reading/use-document.ts';
import { texts } from './texts.ts';
import { usePagePicture } from './use-page-picture.ts';
import { useWatermark } from './use-watermark.ts';

type PdfViewerProps = DocumentOrigin & {
  /** Label of the viewer for screen readers. */
  title: string;
  /** Shown until the document is open. */
  pagePicture: PagePicture | null;
  /** Drawn faintly over every page: who is reading, and when. */
  watermark: string;
  /** Identifies student and document, to save the last page that was read. */
  documentKey: string;
  /** Identifies the student, to save zoom, view and colours. */
  studentKey: string;
};

/** Shows a document for reading only: it cannot be saved, printed or copied. */
export function PdfViewer({
  title,
  getLink,
  openStored,
  pagePicture,
  documentKey,
  studentKey,
  ...props
}: PdfViewerProps) {
  const t = useTexts(texts);
  const { tryAgain: tryAgainLabel } = useTexts(uiTexts);
  const picture = usePagePicture(pagePicture, { documentKey, studentKey });
  const { state, receivedBytes, stallReason, isParserDownloaded, tryAgain } = useDocument(
    { getLink, openStored },
    { documentKey, isPictureLoaded: picture !== null },
  );
  const watermark = useWatermark(props.watermark, isParserDownloaded);
  const readPoint = useRef<Anchor>(undefined);
  const status = <OpeningStatus receivedBytes={receivedBytes} />;
  return (
    <>
      <p className="hidden print:block">{t.notPrinted}</p>
      {state.status === 'open' && (
        <Reader
          pdf={state.pdf}
          firstPageSize={state.firstPageSize}
          picture={picture}
          firstCrop={pagePicture?.crop}
          startPoint={readPoint.current}
          title={title}
          watermark={watermark}
          documentKey={documentKey}
          studentKey={studentKey}
          stallReason={stallReason}
          onTryAgain={tryAgain}
        />
      )}
      {state.status === 'opening' && pagePicture && picture && (
        <OpeningPage
          picture={picture}
          crop={pagePicture.crop}
          title={title}
          watermark={watermark}
          studentKey={studentKey}
          status={status}
          readPoint={readPoint}
        />
      )}
      {state.status === 'opening' && !picture && <EmptyFrame>{status}</EmptyFrame>}
      {state.status === 'failed' && (
        <EmptyFrame>
          <div role="alert">
            <EmptyState title={t.openFailed} action={<Button onClick={tryAgain}>{tryAgainLabel}</Button>}>
              <FailureText error={state.error} text={getFailureText(state.error, t)} />
            </EmptyState>
          </div>
        </EmptyFrame>
      )}
    </>
  );
}

function EmptyFrame({ children }: { children: ReactNode }) {
  return <div className={`grid place-items-center bg-sunk print:hidden ${READER_IN_PAGE}`}>{children}</div>;
}

function OpeningStatus({ receivedBytes }: { receivedBytes: number }) {
  const t = useTexts(texts);
  return (
    <p role="status" className="flex items-center gap-3 text-ink-soft">
      <Spinner />
      <span>{t.opening}</span>
      {/* hidden from screen readers, because it changes many times a second */}
      <span aria-hidden="true" className="tabular-nums">
        {receivedBytes > 0 && t.receivedKilobytes({ size: Math.ceil(receivedBytes / 1024) })}
      </span>
    </p>
  );
}

function getFailureText(error: Error | null, t: Texts<typeof texts>): string {
  if (error instanceof PdfError) return t[error.text];
  // a failed import() throws a TypeError with the browser's own text
  return error === null || error instanceof TypeError ? t.viewerNotLoaded : error.message;
}

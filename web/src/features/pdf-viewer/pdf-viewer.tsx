import type { Texts } from '@sikhya/contract/language/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { READER_IN_PAGE, Reader } from './reader.tsx';
import type { DocumentLink } from './reading/document-download.ts';
import { PdfError } from './reading/pdf-error.ts';
import { useDocument } from './reading/use-document.ts';
import { texts } from './texts.ts';

type PdfViewerProps = {
  /** Label of the viewer for screen readers. */
  title: string;
  /** Fetches a link to the document; called again when the link has expired. Pass a stable function. */
  getLink: () => Promise<DocumentLink>;
  /** Drawn faintly over every page: who is reading, and when. */
  watermark: string;
  /** Identifies student and document, to save the last page that was read. */
  documentKey: string;
  /** Identifies the student, to save zoom, view and colours. */
  studentKey: string;
};

/** Shows a document for reading only: it cannot be saved, printed or copied. */
export function PdfViewer({ title, getLink, watermark, documentKey, studentKey }: PdfViewerProps) {
  const t = useTexts(texts);
  const { tryAgain: tryAgainLabel } = useTexts(uiTexts);
  const { state, receivedBytes, stallReason, tryAgain } = useDocument(getLink, documentKey);
  return (
    <>
      <p className="hidden print:block">{t.notPrinted}</p>
      {state.status === 'open' ? (
        <Reader
          pdf={state.pdf}
          firstPageSize={state.firstPageSize}
          title={title}
          watermark={watermark}
          documentKey={documentKey}
          studentKey={studentKey}
          stallReason={stallReason}
          onTryAgain={tryAgain}
        />
      ) : (
        <div className={`grid place-items-center bg-sunk print:hidden ${READER_IN_PAGE}`}>
          {state.status === 'failed' ? (
            <div role="alert">
              <EmptyState title={t.openFailed} action={<Button onClick={tryAgain}>{tryAgainLabel}</Button>}>
                <FailureText error={state.error} text={getFailureText(state.error, t)} />
              </EmptyState>
            </div>
          ) : (
            <OpeningStatus receivedBytes={receivedBytes} />
          )}
        </div>
      )}
    </>
  );
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

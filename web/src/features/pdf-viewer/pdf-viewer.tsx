import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { READER_IN_PAGE, Reader } from './reader.tsx';
import type { DocumentLink } from './reading/document-download.ts';
import { useDocument } from './reading/use-document.ts';

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
  const { state, receivedBytes, stallReason, tryAgain } = useDocument(getLink, documentKey);
  return (
    <>
      <p className="hidden print:block">Study material is for reading on the screen and is not printed.</p>
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
              <EmptyState
                title="This document could not be opened"
                action={<Button onClick={tryAgain}>Try again</Button>}
              >
                <FailureText error={state.error} text={state.message} />
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
  return (
    <p role="status" className="flex items-center gap-3 text-ink-soft">
      <Spinner />
      <span>Opening the document …</span>
      {/* hidden from screen readers, because it changes many times a second */}
      <span aria-hidden="true" className="tabular-nums">
        {receivedBytes > 0 && `${Math.ceil(receivedBytes / 1024)} kB`}
      </span>
    </p>
  );
}

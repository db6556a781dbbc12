import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { READER_IN_PAGE, Reader } from './reader.tsx';
import type { DocumentLink } from './reading/document-bytes.ts';
import { useDocument } from './reading/use-document.ts';

type PdfViewerProps = {
  /** What is read, for those who do not see it. */
  title: string;
  /** Obtains an address of the document; asked again when the last one has run out. Keep it the same function. */
  getLink: () => Promise<DocumentLink>;
  /** Drawn faintly over every page: who is reading, and when. */
  watermark: string;
  /** Under which the page is remembered: the reader and the document. */
  place: string;
  /** Under whom zoom, view and colours are remembered. */
  student: string;
};

/** A document to be read here and nowhere else: nothing in it saves, prints or copies. */
export function PdfViewer({ title, getLink, watermark, place, student }: PdfViewerProps) {
  const { state, received, stalled, tryAgain } = useDocument(getLink, place);
  return (
    <>
      <p className="hidden print:block">Study material is for reading on the screen and is not printed.</p>
      {state.status === 'open' ? (
        <Reader
          pdf={state.pdf}
          firstSize={state.firstSize}
          title={title}
          watermark={watermark}
          place={place}
          student={student}
          stalled={stalled}
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
                <FailureText error={state.problem} text={state.message} />
              </EmptyState>
            </div>
          ) : (
            <Opening received={received} />
          )}
        </div>
      )}
    </>
  );
}

function Opening({ received }: { received: number }) {
  return (
    <p role="status" className="flex items-center gap-3 text-ink-soft">
      <Spinner />
      <span>Opening the document …</span>
      {/* seen, not heard: it changes many times a second */}
      <span aria-hidden="true" className="tabular-nums">
        {received > 0 && `${Math.ceil(received / 1024)} kB`}
      </span>
    </p>
  );
}

import { useCallback, useEffect, useState } from 'react';
import { loadLastPage } from '../last-page.ts';
import type { PageSize } from '../layout/page-layout.ts';
import type { ByteSource } from './byte-source.ts';
import { type DocumentOrigin, openDocument } from './open-document.ts';
import type { OpenPdf } from './open-pdf.ts';

type State =
  | { status: 'opening' }
  | { status: 'failed'; error: Error | null }
  | { status: 'open'; pdf: OpenPdf['document']; firstPageSize: PageSize; resume: () => void };

export type OpenDocument = {
  state: State;
  /** Bytes received while the document was opening. */
  receivedBytes: number;
  /** Why the download has stopped; undefined while it works. */
  stallReason: string | undefined;
  /** False while the download of the parser needs the whole connection. */
  isParserDownloaded: boolean;
  tryAgain: () => void;
};

/** Opens a document and closes it on unmount. */
export function useDocument(
  { getLink, openStored }: DocumentOrigin,
  { documentKey, isPictureLoaded }: { documentKey: string; isPictureLoaded: boolean },
): OpenDocument {
  const [state, setState] = useState<State>({ status: 'opening' });
  const [receivedBytes, setReceivedBytes] = useState(0);
  const [stallReason, setStallReason] = useState<string>();
  const [isParserDownloaded, setParserDownloaded] = useState(false);
  const [openedSource, setOpenedSource] = useState<ByteSource>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens the document again
  useEffect(() => {
    setState({ status: 'opening' });
    setReceivedBytes(0);
    setStallReason(undefined);
    setOpenedSource(undefined);
    return openDocument(
      { getLink, openStored },
      {
        onParserDownloaded: () => setParserDownloaded(true),
        onProgress: setReceivedBytes,
        onStall: (error) => setStallReason(error.message),
        onReplaced: () => setAttempt((number) => number + 1),
        onSource: setOpenedSource,
        onOpen: ({ pdf, firstPageSize, source }) => {
          const resume = () => {
            setStallReason(undefined);
            source.resume();
          };
          setState({ status: 'open', pdf, firstPageSize, resume });
        },
        onFailure: (error) => setState({ status: 'failed', error }),
      },
    );
  }, [getLink, openStored, documentKey, attempt]);

  // not earlier, because these bytes would slow down the picture of the page and the parser
  const isConnectionFree = isPictureLoaded || isParserDownloaded;
  useEffect(() => {
    if (isConnectionFree && loadLastPage(documentKey) === 1) openedSource?.prefetchFirstPage();
  }, [isConnectionFree, openedSource, documentKey]);

  const tryAgain = useCallback(() => {
    if (state.status === 'open') state.resume();
    else setAttempt((number) => number + 1);
  }, [state]);

  const hasStopped = stallReason !== undefined || state.status === 'failed';
  useEffect(() => {
    if (!hasStopped) return;
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [hasStopped, tryAgain]);

  return { state, receivedBytes, stallReason, isParserDownloaded, tryAgain };
}

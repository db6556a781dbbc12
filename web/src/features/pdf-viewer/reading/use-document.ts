import { useCallback, useEffect, useState } from 'react';
import { addForegroundWork } from '../../../lib/foreground.ts';
import { loadLastPage } from '../last-page.ts';
import type { PageSize } from '../layout/page-layout.ts';
import { getInitialZoom } from '../zoom.ts';
import { type ByteSource, createStoredSource, type StoredBytes } from './byte-source.ts';
import { DocumentDownload, type DocumentLink } from './document-download.ts';
import type { OpenPdf } from './open-pdf.ts';
import { startParser } from './parser.ts';

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

export type DocumentPlaces = {
  /** Fetches a link to the document; called again when the link has expired. Pass a stable function. */
  getLink: () => Promise<DocumentLink>;
  /** Opens the copy on this device; null without one. Pass a stable function. */
  openStored?: (() => Promise<StoredBytes | null>) | undefined;
};

/**
 * Opens a document, from this device if it is there, and closes it on unmount. Loads pdf.js, its parser and the first bytes
 * in parallel.
 */
export function useDocument(
  { getLink, openStored }: DocumentPlaces,
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
    let isUnmounted = false;
    let isOpening = true;
    let close = () => {};
    setState({ status: 'opening' });
    setReceivedBytes(0);
    setStallReason(undefined);
    setOpenedSource(undefined);
    let source: ByteSource | undefined;
    const onStall = (error: Error) => !isUnmounted && setStallReason(error.message);
    const download = new DocumentDownload({
      getLink,
      onStall,
      onProgress: (bytes) => isOpening && !isUnmounted && setReceivedBytes(bytes),
      onReplaced: () => !isUnmounted && setAttempt((number) => number + 1),
    });
    const { worker, downloaded, failed } = startParser();
    void downloaded.then(() => !isUnmounted && setParserDownloaded(true));
    // a small screen needs the crop before it draws the first page
    if (getInitialZoom(window) === 'fit') void import('../layout/detect-crop.ts').catch(() => {});
    const open = async () => {
      const openSource = async () => {
        const stored = await openStored?.();
        source = stored ? createStoredSource(stored, onStall) : download;
        return { source, firstBytes: await source.start() };
      };
      const [library, opened] = await Promise.all([import('./open-pdf.ts'), openSource()]);
      if (!isUnmounted) setOpenedSource(opened.source);
      const pdf = await library.openPdf(opened.source, opened.firstBytes, worker);
      close = pdf.close;
      if (isUnmounted) return close();
      const resume = () => {
        setStallReason(undefined);
        opened.source.resume();
      };
      const { width, height } = (await pdf.document.getPage(1)).getViewport({ scale: 1 });
      isOpening = false;
      if (!isUnmounted)
        setState({ status: 'open', pdf: pdf.document, firstPageSize: { width, height }, resume });
    };
    const opening = Promise.race([open(), failed]);
    addForegroundWork(opening);
    opening.catch((error: unknown) => {
      if (isUnmounted) return;
      console.error(error);
      setState({ status: 'failed', error: error instanceof Error ? error : null });
    });
    return () => {
      isUnmounted = true;
      close();
      source?.close();
      download.close();
      worker.terminate();
    };
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

import { isUnreachable } from '../../../lib/api-error.ts';
import { addForegroundWork } from '../../../lib/foreground.ts';
import type { PageSize } from '../layout/page-layout.ts';
import { getInitialZoom } from '../zoom.ts';
import { type ByteSource, createStoredSource, type StoredBytes } from './byte-source.ts';
import { DocumentDownload, type DocumentLink } from './document-download.ts';
import type { OpenPdf } from './open-pdf.ts';
import { startParser } from './parser.ts';

export type DocumentOrigin = {
  /** Fetches a link to the document; called again when the link has expired. Pass a stable function. */
  getLink: () => Promise<DocumentLink>;
  /** Opens the copy on this device; null without one. Throws if it may not be read now. Pass a stable function. */
  openStored?: (() => Promise<StoredBytes | null>) | undefined;
};

/** Callbacks. None of them is called after the document was closed. */
type DocumentEvents = {
  onParserDownloaded: () => void;
  /** Called while the document is opening. */
  onProgress: (bytes: number) => void;
  onStall: (error: Error) => void;
  /** The document was replaced by another one and has to be opened again. */
  onReplaced: () => void;
  /** The first bytes have arrived. */
  onSource: (source: ByteSource) => void;
  onOpen: (opened: { pdf: OpenPdf['document']; firstPageSize: PageSize; source: ByteSource }) => void;
  onFailure: (error: Error | null) => void;
};

/**
 * Opens a document, from this device if it is there. Loads pdf.js, its parser and the first bytes in parallel. Returns a
 * function that closes it.
 */
export function openDocument({ getLink, openStored }: DocumentOrigin, events: DocumentEvents): () => void {
  let isClosed = false;
  let isOpening = true;
  let closePdf = () => {};
  let source: ByteSource | undefined;
  const onStall = (error: Error) => !isClosed && events.onStall(error);
  const download = new DocumentDownload({
    getLink,
    onStall,
    onProgress: (bytes) => isOpening && !isClosed && events.onProgress(bytes),
    onReplaced: () => !isClosed && events.onReplaced(),
  });
  const { worker, downloaded, failed } = startParser();
  void downloaded.then(() => !isClosed && events.onParserDownloaded());
  // a small screen needs the crop before it draws the first page
  if (getInitialZoom(window) === 'fit') void import('../layout/detect-crop.ts').catch(() => {});

  const openSource = async () => {
    let refusal: unknown;
    const stored = await openStored?.().catch((error: unknown) => {
      refusal = error;
    });
    if (refusal && !navigator.onLine) throw refusal;
    source = stored ? createStoredSource(stored, onStall) : download;
    // phones often count as online without a connection
    const explain = (error: unknown): never => {
      throw refusal && isUnreachable(error) ? refusal : error;
    };
    return { source, firstBytes: await source.start().catch(explain) };
  };
  const open = async () => {
    const [library, opened] = await Promise.all([import('./open-pdf.ts'), openSource()]);
    if (!isClosed) events.onSource(opened.source);
    const { document: pdf, close } = await library.openPdf(opened.source, opened.firstBytes, worker);
    closePdf = close;
    if (isClosed) return closePdf();
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
    isOpening = false;
    if (!isClosed) events.onOpen({ pdf, firstPageSize: { width, height }, source: opened.source });
  };
  const opening = Promise.race([open(), failed]);
  addForegroundWork(opening);
  opening.catch((error: unknown) => {
    if (isClosed) return;
    console.error(error);
    events.onFailure(error instanceof Error ? error : null);
  });
  return () => {
    isClosed = true;
    closePdf();
    source?.close();
    download.close();
    worker.terminate();
  };
}

import { useCallback, useEffect, useState } from 'react';
import type { PageSize } from '../layout/page-layout.ts';
import { rememberedPage } from '../place.ts';
import { firstZoom } from '../zoom.ts';
import { DocumentBytes, type DocumentLink } from './document-bytes.ts';
import { startParser } from './parser.ts';
import type { OpenPdf } from './pdfjs.ts';

type State =
  | { status: 'opening' }
  | { status: 'failed'; message: string; problem: Error | null }
  | { status: 'open'; pdf: OpenPdf['document']; firstSize: PageSize; resume: () => void };

export type OpenDocument = {
  state: State;
  /** Bytes that have come until it was open. */
  received: number;
  /** Why parts do not come just now, in words; undefined while all goes well. */
  stalled: string | undefined;
  tryAgain: () => void;
};

/** Opens a document for as long as it is on the screen. Library, worker and first bytes are fetched side by side. */
export function useDocument(getLink: () => Promise<DocumentLink>, place: string): OpenDocument {
  const [state, setState] = useState<State>({ status: 'opening' });
  const [received, setReceived] = useState(0);
  const [stalled, setStalled] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens it anew
  useEffect(() => {
    let gone = false;
    let isOpening = true;
    let close = () => {};
    setState({ status: 'opening' });
    setReceived(0);
    setStalled(undefined);
    const bytes = new DocumentBytes({
      getLink,
      onStall: (problem) => !gone && setStalled(problem.message),
      onBytes: (count) => isOpening && !gone && setReceived(count),
      onChanged: () => !gone && setAttempt((before) => before + 1),
    });
    const { worker, ready, failed } = startParser();
    // a small screen needs it before its first page is drawn
    if (firstZoom(window) === 'fit') void import('../layout/detect-crop.ts').catch(() => {});
    const open = async () => {
      const [library, beginning] = await Promise.all([import('./pdfjs.ts'), bytes.begin()]);
      // not before: until the parser has come, the line belongs to it
      if (rememberedPage(place) === 1) void ready.then(() => bytes.readFirstPage());
      const pdf = await library.openPdf(bytes, beginning, worker);
      close = pdf.close;
      if (gone) return close();
      const resume = () => {
        setStalled(undefined);
        bytes.resume();
      };
      const { width, height } = (await pdf.document.getPage(1)).getViewport({ scale: 1 });
      isOpening = false;
      if (!gone) setState({ status: 'open', pdf: pdf.document, firstSize: { width, height }, resume });
    };
    Promise.race([open(), failed]).catch((problem: unknown) => {
      if (gone) return;
      console.error(problem);
      setState({
        status: 'failed',
        message: messageOf(problem),
        problem: problem instanceof Error ? problem : null,
      });
    });
    return () => {
      gone = true;
      close();
      bytes.close();
      worker.terminate();
    };
  }, [getLink, place, attempt]);

  const tryAgain = useCallback(() => {
    if (state.status === 'open') state.resume();
    else setAttempt((before) => before + 1);
  }, [state]);

  const waits = stalled !== undefined || state.status === 'failed';
  useEffect(() => {
    if (!waits) return;
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [waits, tryAgain]);

  return { state, received, stalled, tryAgain };
}

function messageOf(problem: unknown): string {
  // a failed import() is the browser's error, in the browser's words
  if (problem instanceof TypeError || !(problem instanceof Error)) {
    return 'The document viewer could not be loaded. Check your connection and try again.';
  }
  return problem.message;
}

import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { unreachable } from '../../../lib/api-error.ts';

/** The parser, in a thread of its own. `failed` rejects where its file does not come. */
type Parser = { worker: Worker; failed: Promise<never> };

let spare: Parser | undefined;

/** For a screen that is about to show a document: library and parser are fetched while it still asks for its data. */
export function prepareViewer(): void {
  spare ??= newParser();
  void import('./pdfjs.ts').catch(() => {
    // tried again, and spoken of, when a document is opened
  });
}

export function startParser(): Parser {
  const parser = spare ?? newParser();
  spare = undefined;
  return parser;
}

function newParser(): Parser {
  const worker = new Worker(workerUrl, { type: 'module' });
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(unreachable()), { once: true });
  });
  // nobody may be waiting for it yet
  failed.catch(() => {});
  return { worker, failed };
}

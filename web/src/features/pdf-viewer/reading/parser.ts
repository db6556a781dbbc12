import { createUnreachableError } from '../../../lib/api-error.ts';
import parserUrl from './parser.worker.ts?worker&url';

/** The parser, in a thread of its own. `ready` once its file has come; `failed` rejects where it does not. */
type Parser = { worker: Worker; ready: Promise<void>; failed: Promise<never> };

let spare: Parser | undefined;

/** For a screen that is about to show a document: library and parser are fetched while it still asks for its data. */
export function prepareViewer(): void {
  spare ??= newParser();
  void import('./pdfjs.ts').catch(() => {
    // tried again, and spoken of, when a document is opened
  });
}

/** For a screen from which documents are often opened: puts the code into the browser's cache, and starts nothing. */
export async function fetchViewerAhead(): Promise<void> {
  await import('./pdfjs.ts');
  await fetch(parserUrl, { priority: 'low' });
}

export function startParser(): Parser {
  const parser = spare ?? newParser();
  spare = undefined;
  return parser;
}

function newParser(): Parser {
  const worker = new Worker(parserUrl, { type: 'module' });
  const ready = new Promise<void>((resolve) => {
    worker.addEventListener('message', () => resolve(), { once: true });
  });
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(createUnreachableError()), { once: true });
  });
  // nobody may be waiting for it yet
  failed.catch(() => {});
  return { worker, ready, failed };
}

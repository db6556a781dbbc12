import { createUnreachableError } from '../../../lib/api-error.ts';
import parserUrl from './parser.worker.ts?worker&url';

/** The parser in a web worker. `ready` resolves when its file has loaded; `failed` rejects when it cannot load. */
type Parser = { worker: Worker; ready: Promise<void>; failed: Promise<never> };

let preloadedParser: Parser | undefined;

/** Loads pdf.js and its parser while a screen that will show a document still loads its data. */
export function preloadViewer(): void {
  preloadedParser ??= createParser();
  void import('./open-pdf.ts').catch(() => {
    // opening a document imports it again and shows the error
  });
}

/** Downloads pdf.js and its parser into the browser's cache without starting them. */
export async function prefetchViewer(): Promise<void> {
  await import('./open-pdf.ts');
  await fetch(parserUrl, { priority: 'low' });
}

export function startParser(): Parser {
  const parser = preloadedParser ?? createParser();
  preloadedParser = undefined;
  return parser;
}

function createParser(): Parser {
  const worker = new Worker(parserUrl, { type: 'module' });
  const ready = new Promise<void>((resolve) => {
    worker.addEventListener('message', () => resolve(), { once: true });
  });
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(createUnreachableError()), { once: true });
  });
  // a preloaded parser may fail before anything awaits it
  failed.catch(() => {});
  return { worker, ready, failed };
}

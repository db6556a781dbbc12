import { createUnreachableError } from '../../../lib/api-error.ts';
import parserUrl from './parser.worker.ts?worker&url';

/** The parser in a web worker. `failed` rejects when its file cannot be loaded. */
type Parser = { worker: Worker; downloaded: Promise<void>; failed: Promise<never> };

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
  // not every browser reports the files of workers
  const downloaded = Promise.race([ready, waitForFile(parserUrl)]);
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(createUnreachableError()), { once: true });
  });
  // a preloaded parser may fail before anything awaits it
  failed.catch(() => {});
  return { worker, downloaded, failed };
}

/** Resolves when the page has loaded the file, which is long before a worker has evaluated it. */
function waitForFile(path: string): Promise<void> {
  const { href } = new URL(path, window.location.origin);
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName(href).length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'resource', buffered: true });
  });
}

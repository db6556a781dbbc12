import type { PdfInfo } from '@sikhya/contract/files.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { AppError } from '../../errors.ts';
import { type CheckLimits, CheckTimeout, checkInThread, LimitExceeded } from './pdf-thread.ts';
import type { PdfCheckResult } from './pdf-worker.ts';
import { pdfTexts, texts } from './texts.ts';

const MAX_WAITING = 8;
const RETRY_AFTER_SECONDS = 10;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Refuses files that are not PDFs, and PDFs with active content. Returns the number of pages and whether the text can be
 * searched. Checks one PDF at a time, with a short queue.
 */
export async function checkPdf(
  path: string,
  signal?: AbortSignal,
  limits?: CheckLimits,
): Promise<Pick<PdfInfo, 'pages' | 'searchable'>> {
  if (waiting >= MAX_WAITING) throw createBusyError();
  waiting += 1;
  const check = last.then(() => {
    signal?.throwIfAborted();
    return checkInThread(path, signal, limits);
  });
  last = check.catch(() => {});
  try {
    const result = await check;
    if ('refused' in result) throw createRefusal(result.refused);
    return result;
  } catch (error) {
    if (error instanceof CheckTimeout) throw createBusyError();
    throw error instanceof LimitExceeded ? createRefusal('unreadable') : error;
  } finally {
    waiting -= 1;
  }
}

function createBusyError(): AppError {
  return new AppError('unavailable', message(texts.manyPdfs), { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

function createRefusal(found: Extract<PdfCheckResult, { refused: unknown }>['refused']): AppError {
  if (found === 'no-pdf') return new AppError('wrong-type', message(texts.notAPdf));
  if (found === 'incomplete') return new AppError('invalid', message(texts.incompletePdf));
  return new AppError('invalid', message(pdfTexts[found]));
}

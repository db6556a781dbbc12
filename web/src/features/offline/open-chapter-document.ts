import { message } from '@sikhya/contract/language/texts.ts';
import { mayHaveChapters } from '../../lib/offline-chapters/chapters-hint.ts';
import { TranslatedError } from '../../lib/translated-error.ts';
import { texts } from './texts.ts';

/** Loaded only when there may be chapters on this device. */
export const loadReadingCode = () => import('../../lib/offline-chapters/stored-document.ts');

/** Opens the PDF of a chapter on this device; null if it is not there. */
export async function openChapterDocument(chapterId: string) {
  if (!mayHaveChapters()) return null;
  const { openStoredDocument, ReadError } = await loadReadingCode();
  const explain = (error: unknown): never => {
    throw error instanceof ReadError ? new TranslatedError(message(texts[REASONS[error.reason]])) : error;
  };
  const document = await openStoredDocument(chapterId).catch(explain);
  if (!document) return null;
  const read = (begin: number, end: number) => document.read(begin, end).catch(explain);
  return { bytes: document.bytes, read };
}

const REASONS = { ended: 'leaseEnded', 'clock-set-back': 'clockSetBack', missing: 'notOnDevice' } as const;

import type { PdfInfo } from '@sikhya/contract/files.ts';
import { AppError } from '../../errors.ts';
import { REFUSALS } from './pdf-rules.ts';
import { checkInThread, TooMuchWork } from './pdf-thread.ts';
import type { Checked } from './pdf-worker.ts';

const MOST_WAITING = 8;
const RETRY_AFTER_SECONDS = 10;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Refuses what is no PDF, and a PDF that would do more than be read; of any other it says how many pages it has and
 * whether its text can be searched. One is checked at a time, and few may wait for their turn.
 */
export async function checkPdf(
  place: string,
  signal?: AbortSignal,
): Promise<Pick<PdfInfo, 'pages' | 'searchable'>> {
  if (waiting >= MOST_WAITING) {
    throw new AppError('unavailable', 'Many PDFs are being checked. Please try again in a moment.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  waiting += 1;
  const turn = last.then(() => {
    signal?.throwIfAborted();
    return checkInThread(place, signal);
  });
  last = turn.catch(() => {});
  try {
    const checked = await turn;
    if ('refused' in checked) throw refusal(checked.refused);
    return checked;
  } catch (error) {
    throw error instanceof TooMuchWork ? refusal('unreadable') : error;
  } finally {
    waiting -= 1;
  }
}

function refusal(found: Extract<Checked, { refused: unknown }>['refused']): AppError {
  if (found === 'no-pdf') return new AppError('wrong-type', 'Only PDF files are accepted.');
  if (found === 'incomplete') return new AppError('invalid', 'The PDF is incomplete: its end is missing.');
  return new AppError('invalid', REFUSALS[found]);
}

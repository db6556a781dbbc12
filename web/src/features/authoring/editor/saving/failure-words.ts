import { ApiError } from '../../../../lib/api-error.ts';

export const NOT_SIGNED_IN = 'Authentication required. Please log in again.';

const WORDS = {
  create: {
    title: 'Creation Failed',
    unanswered: 'Failed to create course. Please try again.',
    unreadable: 'Failed to create course. Please try again.',
    wordless: 'Failed to create course. Please try again.',
  },
  update: {
    title: 'Update Failed',
    unanswered: 'Failed to update course. Please try again.',
    unreadable: 'Server returned invalid JSON',
    wordless: 'Failed to update course',
  },
} as const;

type What = keyof typeof WORDS;

/** What the dialog says when a course could not be saved: the message, and the detail on a line of its own. */
export function failureWords(what: What, error: unknown): { title: string; text: string } {
  const { message, detail } = partsOf(what, error);
  return { title: WORDS[what].title, text: detail ? `${message}\nDetails: ${detail}` : message };
}

function partsOf(what: What, error: unknown): { message: string; detail?: string | undefined } {
  const { unanswered, unreadable, wordless } = WORDS[what];
  if (!(error instanceof ApiError)) return { message: unanswered };
  if (error.status === 0) return { message: unanswered, detail: error.message };
  if (error.responseKind === 'no-json') return { message: unreadable };
  return { message: error.serverMessage ?? wordless, detail: error.detail };
}

import { ApiError } from '../../../../lib/api-error.ts';

export const NOT_SIGNED_IN = 'Authentication required. Please log in again.';

const MESSAGES = {
  create: {
    title: 'Creation Failed',
    noResponse: 'Failed to create course. Please try again.',
    invalidJson: 'Failed to create course. Please try again.',
    noMessage: 'Failed to create course. Please try again.',
  },
  update: {
    title: 'Update Failed',
    noResponse: 'Failed to update course. Please try again.',
    invalidJson: 'Server returned invalid JSON',
    noMessage: 'Failed to update course',
  },
} as const;

type SaveKind = keyof typeof MESSAGES;

/** Returns the texts of the dialog after a failed save. Details are on a line of their own. */
export function getSaveErrorMessage(kind: SaveKind, error: unknown): { title: string; text: string } {
  const { message, detail } = getMessageAndDetail(kind, error);
  return { title: MESSAGES[kind].title, text: detail ? `${message}\nDetails: ${detail}` : message };
}

function getMessageAndDetail(
  kind: SaveKind,
  error: unknown,
): { message: string; detail?: string | undefined } {
  const { noResponse, invalidJson, noMessage } = MESSAGES[kind];
  if (!(error instanceof ApiError)) return { message: noResponse };
  if (error.code === 'unreachable' && error.responseKind === 'none')
    return { message: noResponse, detail: error.message };
  if (error.responseKind === 'no-json') return { message: invalidJson };
  return { message: error.serverMessage ?? noMessage, detail: error.detail };
}

import type { Texts } from '@sikhya/contract/language/texts.ts';
import { ApiError } from '../../../../lib/api-error.ts';
import type { texts } from '../texts.ts';

function getMessages(t: Texts<typeof texts>) {
  return {
    create: {
      title: t.creationFailed,
      noResponse: t.createTryAgain,
      invalidJson: t.createTryAgain,
      noMessage: t.createTryAgain,
    },
    update: {
      title: t.updateFailed,
      noResponse: t.updateTryAgain,
      invalidJson: t.updateInvalidJson,
      noMessage: t.updateNoMessage,
    },
  };
}

type Messages = ReturnType<typeof getMessages>;

/** Returns the texts of the dialog after a failed save. Details are on a line of their own. */
export function getSaveErrorMessage(
  kind: keyof Messages,
  error: unknown,
  t: Texts<typeof texts>,
): { title: string; text: string } {
  const messages = getMessages(t)[kind];
  const { message, details } = getMessageAndDetails(messages, error);
  return { title: messages.title, text: details ? t.withDetails({ message, details }) : message };
}

function getMessageAndDetails(
  { noResponse, invalidJson, noMessage }: Messages[keyof Messages],
  error: unknown,
): { message: string; details?: string | undefined } {
  if (!(error instanceof ApiError)) return { message: noResponse };
  if (error.code === 'unreachable' && error.responseKind === 'none')
    return { message: noResponse, details: error.message };
  if (error.responseKind === 'no-json') return { message: invalidJson };
  return { message: error.serverMessage ?? noMessage, details: error.detail };
}

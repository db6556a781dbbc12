import { getNumberFormatter } from '@sikhya/contract/language/format-number.ts';
import { getCurrentLocale, getCurrentTexts } from '../../language/current-locale.ts';
import { ApiError, isTransient } from '../../lib/api-error.ts';
import { isPaymentNeeded } from './payment-needed.ts';
import { texts } from './texts.ts';

type EnrolFailure = { title: string; text: string; canRetry: boolean };

/** The message for a failed enrolment, in the language of the open page. */
export function describeEnrolFailure(error: unknown): EnrolFailure {
  const t = getCurrentTexts(texts);
  if (!(error instanceof ApiError) || error.status === 0) {
    return { title: t.noConnection, text: t.enrolmentFailedTryAgain, canRetry: true };
  }
  if (isPaymentNeeded(error.body)) {
    return {
      title: t.paymentRequired,
      text: t.courseCosts({ price: getNumberFormatter(getCurrentLocale()).rupees(error.body.price) }),
      canRetry: false,
    };
  }
  return {
    title: t.enrolmentFailed,
    text: error.serverMessage ?? t.unableToEnrol,
    canRetry: isTransient(error),
  };
}

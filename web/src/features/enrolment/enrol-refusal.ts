import { paymentNeeded } from '@sikhya/contract/enrolment.ts';
import { ApiError, isTransient } from '../../lib/api-error.ts';
import { formatRupees } from '../../lib/format.ts';

type Refusal = {
  title: string;
  text: string;
  /** The same may well succeed in a moment. */
  mayRetry: boolean;
};

/** What is said when an enrolment did not come about. */
export function enrolRefusal(error: unknown): Refusal {
  if (!(error instanceof ApiError) || error.status === 0) {
    return { title: 'No connection', text: 'Enrollment failed. Please try again.', mayRetry: true };
  }
  const payment = paymentNeeded.safeParse(error.body);
  if (payment.success) {
    return {
      title: 'Payment required',
      text: `This course costs ${formatRupees(payment.data.price)}. Payment integration coming soon!`,
      mayRetry: false,
    };
  }
  return {
    title: 'Enrollment Failed',
    text: error.serverMessage ?? 'Unable to enroll in course',
    mayRetry: isTransient(error),
  };
}

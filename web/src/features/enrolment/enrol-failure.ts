import { paymentNeeded } from '@sikhya/contract/enrolment.ts';
import { ApiError, isTransient } from '../../lib/api-error.ts';
import { formatRupees } from '../../lib/format.ts';

type EnrolFailure = { title: string; text: string; canRetry: boolean };

/** The message for a failed enrolment. */
export function describeEnrolFailure(error: unknown): EnrolFailure {
  if (!(error instanceof ApiError) || error.status === 0) {
    return { title: 'No connection', text: 'Enrollment failed. Please try again.', canRetry: true };
  }
  const payment = paymentNeeded.safeParse(error.body);
  if (payment.success) {
    return {
      title: 'Payment required',
      text: `This course costs ${formatRupees(payment.data.price)}. Payment integration coming soon!`,
      canRetry: false,
    };
  }
  return {
    title: 'Enrollment Failed',
    text: error.serverMessage ?? 'Unable to enroll in course',
    canRetry: isTransient(error),
  };
}

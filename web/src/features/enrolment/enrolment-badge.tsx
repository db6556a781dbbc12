import type { EnrolledCourse } from '@sikhya/contract/enrolment.ts';
import { Badge } from '../../ui/badge.tsx';

/** That the student has a course, and whether it was paid for. */
export function EnrolmentBadge({ status }: Pick<EnrolledCourse['enrollmentDetails'], 'status'>) {
  return <Badge tone="indigo">{status === 'purchased' ? 'OWNED' : 'ENROLLED'}</Badge>;
}

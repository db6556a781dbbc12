import type { EnrolledCourse } from '@sikhya/contract/enrolment.ts';
import { Badge } from '../../ui/badge.tsx';

/** Shows whether the student is enrolled in or has bought a course. */
export function EnrolmentBadge({ status }: Pick<EnrolledCourse['enrollmentDetails'], 'status'>) {
  return <Badge tone="indigo">{status === 'purchased' ? 'OWNED' : 'ENROLLED'}</Badge>;
}

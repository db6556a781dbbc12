import type { EnrolledCourse } from '@sikhya/contract/enrolment.ts';
import { useTexts } from '../../language/locale.tsx';
import { Badge } from '../../ui/badge.tsx';
import { texts } from './texts.ts';

/** Shows whether the student is enrolled in or has bought a course. */
export function EnrolmentBadge({ status }: Pick<EnrolledCourse['enrollmentDetails'], 'status'>) {
  const t = useTexts(texts);
  return <Badge tone="indigo">{status === 'purchased' ? t.ownedBadge : t.enrolledBadge}</Badge>;
}

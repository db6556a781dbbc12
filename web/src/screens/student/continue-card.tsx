import type { EnrolledCourse } from '@sikhya/contract/enrolment.ts';
import { useQuery } from '@tanstack/react-query';
import { CourseCover } from '../../features/catalogue/course-cover.tsx';
import { EnrolledCard } from '../../features/enrolment/enrolled-card.tsx';
import { courseProgressQuery } from '../../features/study/api.ts';
import { Badge } from '../../ui/badge.tsx';

/** A course to go on with. Progress that does not come is no trouble of the whole screen: it is left out. */
export function ContinueCard({ course }: { course: EnrolledCourse }) {
  const { data, isError } = useQuery(courseProgressQuery(course._id));
  return (
    <EnrolledCard
      course={course}
      cover={<CourseCover course={course} />}
      badge={<Badge>ENROLLED</Badge>}
      progress={data?.overallProgress ?? (isError ? null : undefined)}
    />
  );
}

import type { EnrolledCourse } from '@sikhya/contract/enrolment.ts';
import { useQuery } from '@tanstack/react-query';
import { CourseCounts } from '../../features/catalogue/course-counts.tsx';
import { CourseCover } from '../../features/catalogue/course-cover.tsx';
import { EnrolledCard } from '../../features/enrolment/enrolled-card.tsx';
import { courseProgressQuery } from '../../features/study/api.ts';
import { useTexts } from '../../language/locale.tsx';
import { Badge } from '../../ui/badge.tsx';
import { texts } from './texts.ts';

/** A course to continue. If only its progress fails to load, the card is shown without it. */
export function ContinueCard({ course, isFirst }: { course: EnrolledCourse; isFirst: boolean }) {
  const t = useTexts(texts);
  const { data, isError } = useQuery(courseProgressQuery(course._id));
  return (
    <EnrolledCard
      course={course}
      cover={<CourseCover course={course} isFirst={isFirst} />}
      counts={<CourseCounts course={course} />}
      badge={<Badge>{t.enrolled}</Badge>}
      progress={data?.overallProgress ?? (isError ? null : undefined)}
    />
  );
}

import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';

export function ContinueLink({ course }: { course: { _id: string; title: string } }) {
  return (
    <LinkButton
      tone="soft"
      to={paths.studentCourse(course._id)}
      aria-label={`Continue Learning: ${course.title}`}
    >
      Continue Learning
    </LinkButton>
  );
}

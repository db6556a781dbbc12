import { type CourseCard, isFreeCourse } from '@sikhya/contract/course.ts';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ContinueLink } from './continue-link.tsx';
import { useEnrolmentDialog } from './use-enrolment-dialog.tsx';

type CourseActionProps = { course: CourseCard; enrolled: boolean };

/** Takes the course, or leads into it for those who have it. */
export function CourseAction({ course, enrolled }: CourseActionProps) {
  const place = useRef<HTMLDivElement>(null);
  const { enrolling, start } = useEnrolmentDialog(course);
  const label = isFreeCourse(course) ? 'Enroll Free' : 'Buy Now';

  const press = async () => {
    await start();
    // the button that was pressed may have given way to the link
    place.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  };

  return (
    <div ref={place} className="grid">
      {enrolled ? (
        <ContinueLink course={course} />
      ) : (
        <Button
          busy={enrolling}
          busyLabel="Enrolling..."
          aria-label={`${enrolling ? 'Enrolling...' : label} ${course.title}`}
          onClick={() => void press()}
        >
          {label}
        </Button>
      )}
    </div>
  );
}

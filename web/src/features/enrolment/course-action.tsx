import { type CourseCard, isFreeCourse } from '@sikhya/contract/course.ts';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ContinueLink } from './continue-link.tsx';
import { useEnrolmentDialog } from './use-enrolment-dialog.tsx';

type CourseActionProps = { course: CourseCard; enrolled: boolean };

/** Takes the course, or leads into it for those who have it. */
export function CourseAction({ course, enrolled }: CourseActionProps) {
  const place = useRef<HTMLDivElement>(null);
  const { enrolling, start } = useEnrolmentDialog(course);
  const label = isFreeCourse(course) ? 'Enroll Free' : 'Buy Now';

  const wasPressed = useRef(false);

  const press = async () => {
    wasPressed.current = true;
    await start();
    focusWithin(place.current);
  };

  // the button that was pressed gives way to the link, before or after this, and takes the focus with it
  useEffect(() => {
    if (enrolled && wasPressed.current && document.activeElement === document.body)
      focusWithin(place.current);
  }, [enrolled]);

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

function focusWithin(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}

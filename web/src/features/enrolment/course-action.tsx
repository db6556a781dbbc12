import type { CourseCard } from '@sikhya/contract/course.ts';
import { isFreeCourse } from '@sikhya/contract/is-free-course.ts';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { useInLanguage } from '../../language/use-in-language.ts';
import { NeedsConnection, useLabelThatNeedsConnection } from '../../lib/needs-connection.tsx';
import { Button } from '../../ui/button.tsx';
import { ContinueLink } from './continue-link.tsx';
import { texts } from './texts.ts';
import { useEnrolDialog } from './use-enrol-dialog.tsx';

type CourseActionProps = { course: CourseCard; isEnrolled: boolean };

/** The button that enrols, or the link to the course for a student who is enrolled. */
export function CourseAction({ course, isEnrolled }: CourseActionProps) {
  const t = useTexts(texts);
  const container = useRef<HTMLDivElement>(null);
  const { isBusy, start } = useEnrolDialog(course);
  const { title } = useInLanguage(course);
  const isFree = isFreeCourse(course);
  const labelWithTitle = useLabelThatNeedsConnection(
    isFree ? t.enrolFreeInCourse({ title }) : t.buyCourseNow({ title }),
  );

  const wasPressed = useRef(false);

  const onPress = async () => {
    wasPressed.current = true;
    await start();
    focusFirstControl(container.current);
  };

  // The link replaces the focused button, before or after the dialog is closed, so the link gets the focus.
  useEffect(() => {
    if (isEnrolled && wasPressed.current && document.activeElement === document.body)
      focusFirstControl(container.current);
  }, [isEnrolled]);

  return (
    <div ref={container} className="grid">
      {isEnrolled ? (
        <ContinueLink course={course} />
      ) : (
        <Button
          busy={isBusy}
          busyLabel={t.enrolling}
          aria-label={isBusy ? t.enrollingInCourse({ title }) : labelWithTitle}
          onClick={() => void onPress()}
        >
          {isFree ? t.enrolFree : t.buyNow} <NeedsConnection />
        </Button>
      )}
    </div>
  );
}

function focusFirstControl(container: HTMLElement | null): void {
  container?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}

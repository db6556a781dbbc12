import type { PublicCourse } from '@sikhya/contract/course-page.ts';
import { isFreeCourse } from '@sikhya/contract/is-free-course.ts';
import { lazy, Suspense } from 'react';
import { texts } from '../../features/course-page/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { saveReturnPath } from '../../lib/return-path.ts';
import { useAuth } from '../../lib/session.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Most visitors are not signed in, so they do not download it. */
const StudentOffer = lazy(() => import('./student-offer.tsx'));

/** The button of a course page: enrols or buys, leads to sign-in and back, or to the course of an admin. */
export function CourseOffer({ course }: { course: PublicCourse }) {
  const t = useTexts(texts);
  const { role, isAuthenticated } = useAuth();
  const waiting = <Skeleton className="h-11 rounded-soft" />;
  if (role === 'admin') return <LinkButton to={paths.viewCourse(course._id)}>{t.viewCourse}</LinkButton>;
  if (role === 'student') {
    return (
      <Suspense fallback={waiting}>
        <StudentOffer course={course} />
      </Suspense>
    );
  }
  // the role of a session is still being loaded
  if (isAuthenticated) return waiting;
  return (
    <LinkButton to={paths.login} onClick={() => saveReturnPath(paths.course(course.slug))}>
      {isFreeCourse(course) ? t.enrolFree : t.buyNow}
    </LinkButton>
  );
}

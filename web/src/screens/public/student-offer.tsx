import type { PublicCourse } from '@sikhya/contract/course-page.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import { myCoursesQuery } from '../../features/enrolment/api.ts';
import { CourseAction } from '../../features/enrolment/course-action.tsx';
import { PaymentDialogProvider } from '../../features/orders/payment-dialog-provider.tsx';
import { clearReturnPath } from '../../lib/return-path.ts';
import { ConfirmProvider } from '../../ui/confirm.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ToastProvider } from '../../ui/toast.tsx';

const ConsentGate = lazy(() => import('../../features/consents/consent-gate.tsx'));

/** The button that enrols or buys, or the link to the course for a student who has it. */
export default function StudentOffer({ course }: { course: PublicCourse }) {
  const myCourses = useQuery(myCoursesQuery);
  useEffect(clearReturnPath, []);
  // While the enrolments are loading, the right button is unknown. If they fail, the server decides.
  if (myCourses.isPending) return <Skeleton className="h-11 rounded-soft" />;
  const isEnrolled = myCourses.data?.some(({ _id }) => _id === course._id) ?? false;
  return (
    <ConfirmProvider>
      <ToastProvider>
        <PaymentDialogProvider Gate={ConsentGate}>
          <CourseAction course={course} isEnrolled={isEnrolled} />
        </PaymentDialogProvider>
      </ToastProvider>
    </ConfirmProvider>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from '../../language/navigation.tsx';
import { isNotFound } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useMessage } from '../../ui/confirm.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { AccountActions } from './account-actions.tsx';
import { getFailureMessage, studentQuery } from './api.ts';
import { AuditEntries } from './audit-entries.tsx';
import { EnrolledCourses } from './enrolled-courses.tsx';
import { Performance } from './performance.tsx';
import { ProfileCard } from './profile-card.tsx';
import { RecentResults } from './recent-results.tsx';

/** Everything about one student. */
export function StudentPage({ studentId }: { studentId: string }) {
  const { data: student, error } = useQuery(studentQuery(studentId));
  usePageTitle(student?.googleProfile.name);
  const isUnknown = isNotFound(error);
  useReturnToListOnError(student || isUnknown ? null : error);
  const back = (
    <LinkButton to={paths.students} tone="quiet">
      Back to Students
    </LinkButton>
  );
  if (isUnknown) {
    return (
      <EmptyState heading="h1" title="Student not found" action={back}>
        The link may be wrong, or the account was deleted.
      </EmptyState>
    );
  }
  if (!student) {
    return (
      <div aria-busy="true">
        <span className="sr-only">Loading</span>
        <SkeletonLines lines={10} />
      </div>
    );
  }
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        {back}
        <AccountActions student={student} />
      </div>
      <ProfileCard student={student} />
      <Performance performance={student.performance} />
      <EnrolledCourses student={student} />
      <RecentResults results={student.testResults} />
      <AuditEntries entries={student.acts} />
    </div>
  );
}

/** Shows the error in a dialog and then returns to the list. */
function useReturnToListOnError(error: Error | null): void {
  const showMessage = useMessage();
  const navigate = useNavigate();
  useEffect(() => {
    if (!error) return;
    const message = getFailureMessage(error, {
      refused: 'Failed to fetch student details',
      unreachable: 'Error fetching student details',
    });
    const text = <FailureText error={error} text={message} />;
    void showMessage({ title: 'Student Details', text, status: 'wrong' }).then(() =>
      navigate(paths.students),
    );
  }, [error, showMessage, navigate]);
}

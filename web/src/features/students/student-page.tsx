import { translate } from '@sikhya/contract/language/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { useNavigate } from '../../language/navigation.tsx';
import { isNotFound } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useMessage } from '../../ui/confirm.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { AccountActions } from './account-actions.tsx';
import { getFailureText, studentQuery } from './api.ts';
import { AuditEntries } from './audit-entries.tsx';
import { EnrolledCourses } from './enrolled-courses.tsx';
import { Performance } from './performance.tsx';
import { ProfileCard } from './profile-card.tsx';
import { RecentResults } from './recent-results.tsx';
import { texts } from './texts.ts';

/** Everything about one student. */
export function StudentPage({ studentId }: { studentId: string }) {
  const t = useTexts(texts);
  const uiText = useTexts(uiTexts);
  const { data: student, error } = useQuery(studentQuery(studentId));
  usePageTitle(student?.googleProfile.name);
  const isUnknown = isNotFound(error);
  useReturnToListOnError(student || isUnknown ? null : error);
  const back = (
    <LinkButton to={paths.students} tone="quiet">
      {t.backToStudents}
    </LinkButton>
  );
  if (isUnknown) {
    return (
      <EmptyState heading="h1" title={t.notFound} action={back}>
        {t.notFoundHelp}
      </EmptyState>
    );
  }
  if (!student) {
    return (
      <div aria-busy="true">
        <span className="sr-only">{uiText.loading}</span>
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
  const t = useTexts(texts);
  const locale = useLocale();
  const showMessage = useMessage();
  const navigate = useNavigate();
  useEffect(() => {
    if (!error) return;
    const text = <FailureText error={error} text={translate(getFailureText(error, 'details'), locale)} />;
    void showMessage({ title: t.studentDetails, text, status: 'wrong' }).then(() => navigate(paths.students));
  }, [error, showMessage, navigate, t, locale]);
}

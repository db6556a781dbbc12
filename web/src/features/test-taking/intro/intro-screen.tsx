import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { ApiError, isRefusal, isUnreachable } from '../../../lib/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { chapterTestQuery } from '../api.ts';
import type { ChapterParams } from '../attempt/attempt.ts';
import type { OpenAttempt } from '../attempt/open-attempts.ts';
import { texts } from '../texts.ts';
import { IntroSkeleton } from './intro-skeleton.tsx';
import { OfflineIntro } from './offline-intro.tsx';
import { TestIntro } from './test-intro.tsx';
import { useStoredTest } from './use-stored-test.ts';

type IntroScreenProps = {
  chapter: ChapterParams;
  isLoading: boolean;
  error: string | null;
  onOpen: (open: OpenAttempt) => void;
};

export function IntroScreen({ chapter, isLoading, error: attemptError, onOpen }: IntroScreenProps) {
  const t = useTexts(texts);
  const { data, error, isFetching, failureReason, refetch } = useQuery(chapterTestQuery(chapter));
  const isCutOff = useIsCutOff(data === undefined && !isLoading) || isUnreachable(failureReason);
  const stored = useStoredTest(chapter, isCutOff && data === undefined);
  if (!isLoading && data === undefined && stored.test)
    return (
      <main id="main" className="page py-8">
        <OfflineIntro test={stored.test} chapter={chapter} error={attemptError} onOpen={onOpen} />
      </main>
    );
  if (isLoading || stored.isSearching || (data === undefined && (isFetching || !error)))
    return (
      <main id="main" aria-busy="true" className="page py-8">
        <IntroSkeleton heading={t.mockTestHeading} />
      </main>
    );
  if (data === undefined) {
    return <IntroFailure courseId={chapter.courseId} error={error} onTryAgain={() => void refetch()} />;
  }
  return (
    <main id="main" className="page py-8">
      <TestIntro {...data} chapter={chapter} error={attemptError} onOpen={onOpen} />
    </main>
  );
}

/** As long as other screens wait before they show what is on the device. */
const PATIENCE_MS = 3000;

/** Whether the server has not answered for some seconds, although nothing has failed yet. */
function useIsCutOff(isWaiting: boolean): boolean {
  const [isCutOff, setCutOff] = useState(false);
  useEffect(() => {
    setCutOff(false);
    if (!isWaiting) return;
    const timer = setTimeout(setCutOff, PATIENCE_MS, true);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isCutOff;
}

type IntroFailureProps = { courseId: string; error: Error | null; onTryAgain: () => void };

function IntroFailure({ courseId, error, onTryAgain }: IntroFailureProps) {
  const t = useTexts(texts);
  const isRefused = isRefusal(error);
  const isNotEnrolled = error instanceof ApiError && error.code === 'not-enrolled';
  return (
    <main id="main" className="page py-8">
      <LoadFailure
        error={error}
        isRefused={isRefused}
        title={t.introFailed}
        onTryAgain={onTryAgain}
        alternative={
          isNotEnrolled ? (
            <LinkButton to={paths.studentCourses}>{t.allCourses}</LinkButton>
          ) : (
            <LinkButton tone={isRefused ? 'main' : 'quiet'} to={paths.studentCourse(courseId)}>
              {t.backToCourse}
            </LinkButton>
          )
        }
      />
    </main>
  );
}

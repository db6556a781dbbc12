import type { TestResult } from '@sikhya/contract/test-result.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { usePageTitle } from '../../lib/page-title.ts';
import { useAuth } from '../../lib/session.tsx';
import { useMessage } from '../../ui/confirm.tsx';
import { cacheResult, chapterTestQuery, type ResultWithReview } from './api.ts';
import type { ChapterParams } from './attempt/attempt.ts';
import { findOpenAttempt, type OpenAttempt } from './attempt/attempt-store.ts';
import { formatScore } from './format-score.ts';
import { IntroScreen } from './intro/intro-screen.tsx';
import { ResultScreen } from './results/result-screen.tsx';
import { AttemptScreen } from './taking/attempt-screen.tsx';

type ChapterTestProps = {
  chapter: ChapterParams;
  /** Shown when the chapter was completed by this test. */
  renderCelebration: (onDone: () => void) => ReactNode;
  /** The link to the next step after the test. */
  renderNextStep: (result: TestResult) => ReactNode;
};

/** The mock test of a chapter: its intro, the attempt and its result. The address holds the id of the result. */
export function ChapterTest({ chapter, renderCelebration, renderNextStep }: ChapterTestProps) {
  const resultId = useSearchParams()[0].get('result');
  const { showResult, isFirstPass, endFirstPass } = useShowResult(chapter);
  usePageTitle(useTestTitle(chapter));
  if (resultId === null) return <IntroOrAttempt chapter={chapter} onResult={showResult} />;
  return (
    <>
      <ResultScreen
        key={resultId}
        resultId={resultId}
        courseId={chapter.courseId}
        renderNextStep={renderNextStep}
      />
      {isFirstPass && renderCelebration(endFirstPass)}
    </>
  );
}

/** Undefined until the intro has loaded. */
function useTestTitle(chapter: ChapterParams): string | undefined {
  const { data } = useQuery({ ...chapterTestQuery(chapter), enabled: false });
  return data && `Mock test: ${data.test.chapterTitle} · ${data.test.courseTitle}`;
}

type IntroOrAttemptProps = { chapter: ChapterParams; onResult: (response: ResultWithReview) => void };

function IntroOrAttempt({ chapter, onResult }: IntroOrAttemptProps) {
  const { isSearching, open, setOpen } = useOpenAttempt(chapter);
  const [error, setError] = useState<string | null>(null);
  if (!open) return <IntroScreen chapter={chapter} isLoading={isSearching} error={error} onOpen={setOpen} />;
  return (
    <AttemptScreen
      key={open.paper.attemptId}
      open={open}
      onResult={onResult}
      onGone={(message) => {
        setError(message);
        setOpen(null);
      }}
    />
  );
}

/** An open attempt on this device is shown without the intro, for example after a reload or a crash. */
function useOpenAttempt({ courseId, subjectIndex, chapterIndex }: ChapterParams) {
  const { email } = useAuth();
  const [isSearching, setSearching] = useState(true);
  const [open, setOpen] = useState<OpenAttempt | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const search = async () => {
      const found = await findOpenAttempt(email, { courseId, subjectIndex, chapterIndex });
      if (isUnmounted) return;
      setOpen((before) => before ?? found);
      setSearching(false);
    };
    void search();
    return () => {
      isUnmounted = true;
    };
  }, [email, courseId, subjectIndex, chapterIndex]);
  return { isSearching, open, setOpen };
}

/** Shows the result of an attempt that was just handed in. `isFirstPass`: no earlier attempt was passed. */
function useShowResult(chapter: ChapterParams) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const showMessage = useMessage();
  const [isFirstPass, setFirstPass] = useState(false);

  const showResult = async (response: ResultWithReview) => {
    const { _id, passed } = response.result;
    const earlier = client.getQueryData(chapterTestQuery(chapter).queryKey)?.results;
    const hasPassedBefore = earlier?.some((one) => one.passed && one._id !== _id);
    cacheResult(client, response);
    void navigate({ search: `?result=${_id}` }, { replace: true, state: { justTaken: true } });
    await showMessage({
      title: formatScore(response.result),
      text: passed ? 'You have passed this test.' : 'Look at the review below, and try again when you like.',
      ...(passed && { verdict: 'right' }),
    });
    if (passed && !hasPassedBefore) setFirstPass(true);
  };
  return { showResult, isFirstPass, endFirstPass: () => setFirstPass(false) };
}

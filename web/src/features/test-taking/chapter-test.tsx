import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import type { TestResult } from '@sikhya/contract/test-result.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { useNavigate } from '../../language/navigation.tsx';
import { useBusy } from '../../lib/busy.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useMessage } from '../../ui/confirm.tsx';
import { useLeaveConfirm } from '../../ui/leave-confirm.ts';
import { cacheResult, chapterTestQuery, type ResultWithReview, requireMockTest } from './api.ts';
import type { ChapterParams } from './attempt/attempt.ts';
import { canLeave } from './attempt/can-leave.ts';
import { forgetEarlySearch, getChapterKey, getEarlySearch } from './attempt/early-attempt-search.ts';
import { findOpenAttempt, type OpenAttempt } from './attempt/open-attempts.ts';
import { useAttemptStore } from './attempt/use-attempt-store.ts';
import { useOpenAttempt } from './attempt/use-open-attempt.ts';
import { formatScore } from './format-score.ts';
import { IntroScreen } from './intro/intro-screen.tsx';
import { ResultScreen } from './results/result-screen.tsx';
import { HandingIn } from './taking/handing-in.tsx';
import { QuestionScreen } from './taking/question-screen.tsx';
import { texts } from './texts.ts';

type ChapterTestProps = {
  chapter: ChapterParams;
  /** Shown when the chapter was completed by this test. */
  renderCelebration: (onDone: () => void) => ReactNode;
  /** The link to the next step after the test. */
  renderNextStep: (result: TestResult) => ReactNode;
  /** Shown with a result, such as what was earned by it. */
  notice: ReactNode;
};

/** The mock test of a chapter: its intro, the attempt and its result. The URL holds the id of the result. */
export function ChapterTest({ chapter, renderCelebration, renderNextStep, notice }: ChapterTestProps) {
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
        notice={notice}
      />
      {isFirstPass && renderCelebration(endFirstPass)}
    </>
  );
}

/** Undefined until the intro has loaded. */
function useTestTitle(chapter: ChapterParams): string | undefined {
  const t = useTexts(texts);
  const { language } = useLocale();
  const { data } = useQuery({ ...chapterTestQuery(chapter), enabled: false });
  if (!data) return undefined;
  const { chapterTitle, courseTitle } = titlesInLanguage(data.test, language);
  return t.pageTitle({ chapter: chapterTitle, course: courseTitle });
}

type IntroOrAttemptProps = { chapter: ChapterParams; onResult: (response: ResultWithReview) => void };

function IntroOrAttempt({ chapter, onResult }: IntroOrAttemptProps) {
  const { isSearching, open, setOpen } = useOpenAttempt(
    getChapterKey(chapter),
    (student) => findOpenAttempt(student, chapter),
    (student) => getEarlySearch(student, chapter),
  );
  // The early search is valid only for the first render of the page.
  useEffect(forgetEarlySearch, []);
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

type AttemptScreenProps = {
  open: OpenAttempt;
  onResult: (response: ResultWithReview) => void;
  /** The server no longer knows the attempt. */
  onGone: (message: string) => void;
};

/** An attempt from its start until its result has arrived. */
function AttemptScreen(props: AttemptScreenProps) {
  const t = useTexts(texts);
  const { paper } = props.open;
  const { store, state } = useAttemptStore(props.open, {
    onResult: (response) => props.onResult(requireMockTest(response)),
    onGone: props.onGone,
  });

  // Another tab may have requested the hand-in.
  const isHandingIn = state.attempt.finished !== null;
  useBusy();
  useLeaveConfirm(!isHandingIn, {
    title: t.leaveTitle,
    text: t.leaveText,
    unless: canLeave,
    backTo: paths.studentChapter(paper.courseId, paper.chapterId),
  });
  if (isHandingIn) {
    return (
      <HandingIn
        hasFailed={state.syncStatus === 'retrying'}
        isStoredOnDevice={state.isStoredOnDevice}
        onTryAgain={() => store.check()}
      />
    );
  }
  return <QuestionScreen paper={paper} state={state} store={store} />;
}

/** Shows the result of an attempt that was just handed in. `isFirstPass`: no earlier attempt was passed. */
function useShowResult(chapter: ChapterParams) {
  const locale = useLocale();
  const t = useTexts(texts);
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
      title: formatScore(response.result, locale),
      text: passed ? t.passedText : t.notPassedText,
      ...(passed && { status: 'right' }),
    });
    if (passed && !hasPassedBefore) setFirstPass(true);
  };
  return { showResult, isFirstPass, endFirstPass: () => setFirstPass(false) };
}

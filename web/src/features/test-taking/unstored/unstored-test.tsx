import type { UnstoredResult } from '@sikhya/contract/test-result.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { useBusy } from '../../../lib/busy.ts';
import { useLeaveConfirm } from '../../../ui/leave-confirm.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { createHandInAnswers } from '../api.ts';
import type { OpenAttempt } from '../attempt/attempt-store.ts';
import { ResultDetails } from '../results/result-details.tsx';
import { HandingIn } from '../taking/handing-in.tsx';
import { QuestionScreen } from '../taking/question-screen.tsx';
import { texts } from '../texts.ts';
import { UnstoredIntro } from './unstored-intro.tsx';
import { createLocalAttempt, type GivenTest, useLocalAttempt } from './use-local-attempt.ts';

type SentTest = { answers: ReturnType<typeof createHandInAnswers>; timeSpent: number };

type UnstoredTestProps = {
  test: GivenTest;
  /** Grades the answers without storing them. */
  grade: (sent: SentTest) => Promise<UnstoredResult>;
  /** The page that the test was opened from, and its name on the link. */
  back: { to: string; label: string };
  /** Shown on the intro and above the result, such as a button to enrol. */
  notice?: ReactNode;
};

/**
 * A mock test on given questions, for previews: intro, questions and result look as in a real test, but nothing is
 * stored. Needs a ConfirmProvider around it.
 */
export function UnstoredTest({ test, grade, back, notice }: UnstoredTestProps) {
  const t = useTexts(texts);
  const [open, setOpen] = useState<OpenAttempt | null>(null);
  const [result, setResult] = useState<UnstoredResult | null>(null);
  const start = () => {
    setResult(null);
    setOpen(createLocalAttempt(test, Date.now()));
  };
  const backLink = (
    <LinkButton tone="quiet" to={back.to}>
      {back.label}
    </LinkButton>
  );
  if (result) {
    return (
      <ResultDetails
        {...result}
        notice={notice}
        actions={
          <>
            <LinkButton tone="soft" replace to={{ search: '' }} onClick={start}>
              {t.retakeTest}
            </LinkButton>
            {backLink}
          </>
        }
      />
    );
  }
  if (!open) return <UnstoredIntro test={test} onStart={start} backLink={backLink} notice={notice} />;
  return <Taking key={open.paper.startedAt} open={open} grade={grade} onResult={setResult} />;
}

type TakingProps = {
  open: OpenAttempt;
  grade: UnstoredTestProps['grade'];
  onResult: (result: UnstoredResult) => void;
};

function Taking({ open, grade, onResult }: TakingProps) {
  const t = useTexts(texts);
  const { paper } = open;
  const { state, actions } = useLocalAttempt(open);
  const { attempt } = state;
  const isHandingIn = attempt.finished !== null;
  useBusy();
  useLeaveConfirm(!isHandingIn, {
    title: t.leaveTitle,
    text: t.leaveUnstoredText,
    unless: () => false,
  });
  const { mutate, isError } = useMutation({
    mutationFn: () => {
      const timeSpent = Math.round((Date.now() - Date.parse(paper.startedAt)) / 1000);
      return grade({ answers: createHandInAnswers(paper, attempt), timeSpent });
    },
    onSuccess: onResult,
  });
  useEffect(() => {
    if (isHandingIn) mutate();
  }, [isHandingIn, mutate]);
  if (isHandingIn) {
    return <HandingIn hasFailed={isError} isStoredOnDevice={false} onTryAgain={() => mutate()} />;
  }
  return <QuestionScreen paper={paper} state={state} store={actions} />;
}

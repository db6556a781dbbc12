import type { UnstoredResult } from '@sikhya/contract/test-result.ts';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { OpenAttempt } from '../attempt/open-attempts.ts';
import { ResultDetails } from '../results/result-details.tsx';
import { HandingIn } from '../taking/handing-in.tsx';
import { QuestionScreen } from '../taking/question-screen.tsx';
import { texts } from '../texts.ts';
import { UnstoredIntro } from './unstored-intro.tsx';
import { createLocalAttempt, type TestContent } from './use-local-attempt.ts';
import { type SentAnswers, useUnstoredAttempt } from './use-unstored-attempt.ts';

type UnstoredTestProps = {
  test: TestContent;
  /** Grades the answers without storing them. */
  grade: (sent: SentAnswers) => Promise<UnstoredResult>;
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

function Taking(props: TakingProps) {
  const { state, actions, isHandingIn, hasFailed, tryAgain } = useUnstoredAttempt(props);
  if (isHandingIn) return <HandingIn hasFailed={hasFailed} isStoredOnDevice={false} onTryAgain={tryAgain} />;
  return <QuestionScreen paper={props.open.paper} state={state} store={actions} />;
}

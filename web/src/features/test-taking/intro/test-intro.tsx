import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { getChapterTest } from '@sikhya/contract/mock-test.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { wasTappedEarly } from '../../../lib/early-taps.ts';
import { NeedsConnection } from '../../../lib/needs-connection.tsx';
import { paths } from '../../../lib/paths.ts';
import { useAuth } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { FailureText } from '../../../ui/failure-text.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { ChapterParams } from '../attempt/attempt.ts';
import { type OpenAttempt, startOrResumeAttempt } from '../attempt/open-attempts.ts';
import { texts } from '../texts.ts';
import { EarlierResults } from './earlier-results.tsx';
import { START_TAP } from './early-intro-names.ts';
import { IntroFigures, IntroHeading, IntroRules } from './intro-parts.tsx';
import { OpenAttemptNotice } from './open-attempt-notice.tsx';

type TestIntroProps = EndpointResponse<typeof getChapterTest> & {
  clockOffset: number;
  chapter: ChapterParams;
  /** Why the attempt that was on the screen is gone. */
  error: string | null;
  onOpen: (open: OpenAttempt) => void;
};

export function TestIntro(props: TestIntroProps) {
  const { test, openAttempt, results, clockOffset, chapter, error, onOpen } = props;
  const { email } = useAuth();
  const t = useTexts(texts);
  const start = useMutation({
    mutationFn: () => startOrResumeAttempt(email, chapter, test),
    onSuccess: onOpen,
  });
  // Not replayed by app/replay-early-taps.ts, because the button was part of the shell.
  const repeatEarlyTap = useEffectEvent(() => wasTappedEarly(START_TAP) && start.mutate());
  useEffect(() => {
    repeatEarlyTap();
  }, []);
  const hasQuestions = test.totalQuestions > 0;
  const failure = start.error?.message ?? error;
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <IntroHeading test={test} />
      {hasQuestions ? (
        <>
          <IntroFigures test={test} />
          <IntroRules rules={[t.ruleClock, t.ruleSaved, t.ruleUnanswered]} />
        </>
      ) : (
        <p className="rounded-soft border border-line bg-sheet p-5">{t.noQuestions}</p>
      )}
      {failure && (
        <p role="alert" className="rounded-soft bg-wrong-soft px-4 py-3 text-wrong">
          <FailureText error={start.error} text={failure} />
        </p>
      )}
      {openAttempt && (
        <OpenAttemptNotice
          deadline={Date.parse(openAttempt.deadline)}
          clockOffset={clockOffset}
          answered={openAttempt.answered}
        />
      )}
      <div className="grid gap-3 sm:flex">
        {hasQuestions && (
          <Button busy={start.isPending} busyLabel={t.opening} onClick={() => start.mutate()}>
            {openAttempt ? t.resume : t.startTest} {!openAttempt && <NeedsConnection />}
          </Button>
        )}
        <LinkButton
          tone={hasQuestions ? 'quiet' : 'main'}
          to={paths.studentChapter(test.courseId, test.chapterId)}
        >
          {t.backToCourse}
        </LinkButton>
      </div>
      {results.length > 0 && <EarlierResults results={results} />}
    </div>
  );
}

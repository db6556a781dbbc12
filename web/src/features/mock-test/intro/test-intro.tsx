import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { getChapterTest } from '@sikhya/contract/mock-test.ts';
import { useMutation } from '@tanstack/react-query';
import { formatCount, formatDuration } from '../../../lib/format.ts';
import { getLang } from '../../../lib/odia.ts';
import { paths } from '../../../lib/paths.ts';
import { useAuth } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { FailureText } from '../../../ui/failure-text.tsx';
import { Figures } from '../../../ui/figures.tsx';
import { ClockIcon, QuestionIcon, TickIcon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { ChapterParams } from '../attempt/attempt.ts';
import { type OpenAttempt, startOrResumeAttempt } from '../attempt/attempt-store.ts';
import { EarlierResults } from './earlier-results.tsx';
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
  const start = useMutation({
    mutationFn: () => startOrResumeAttempt(email, chapter, test),
    onSuccess: onOpen,
  });
  const hasQuestions = test.totalQuestions > 0;
  const failure = start.error?.message ?? error;
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <header>
        <p className="wrap-anywhere text-ink-soft">
          <span lang={getLang(test.courseTitle)}>{test.courseTitle}</span> ·{' '}
          <span lang={getLang(test.subjectTitle)}>{test.subjectTitle}</span>
        </p>
        <h1 className="mt-1 text-h2 wrap-anywhere">
          <span lang={getLang(test.chapterTitle)}>{test.chapterTitle}</span> · Mock Test
        </h1>
      </header>
      {hasQuestions ? (
        <>
          <Figures
            figures={[
              { label: 'Questions', value: String(test.totalQuestions), icon: <QuestionIcon /> },
              {
                label: 'Time limit',
                value: formatDuration(Math.round(test.secondsAllowed / 60)),
                icon: <ClockIcon />,
              },
              { label: 'Passing score', value: `${test.passingPercent}%`, icon: <TickIcon /> },
            ]}
          />
          <Rules />
        </>
      ) : (
        <p className="rounded-soft border border-line bg-sheet p-5">
          This chapter has no questions, so there is no test to take.
        </p>
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
          answered={formatCount(openAttempt.answered, 'answer')}
        />
      )}
      <div className="grid gap-3 sm:flex">
        {hasQuestions && (
          <Button busy={start.isPending} busyLabel="Opening..." onClick={() => start.mutate()}>
            {openAttempt ? 'Resume' : 'Start Test'}
          </Button>
        )}
        <LinkButton
          tone={hasQuestions ? 'quiet' : 'main'}
          to={paths.studentChapter(test.courseId, test.chapterId)}
        >
          Back to Course
        </LinkButton>
      </div>
      {results.length > 0 && <EarlierResults results={results} />}
    </div>
  );
}

function Rules() {
  return (
    <ul className="grid list-disc gap-1.5 pl-5 text-ink-soft marker:text-marigold">
      <li>The clock starts when you start, and keeps running if you leave.</li>
      <li>
        Every answer is saved at once. If the network fails, continue: your answers stay on this device.
      </li>
      <li>Unanswered questions count as wrong. You may take the test as often as you like.</li>
    </ul>
  );
}

import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import type { getChapterTest } from '@sikhya/contract/mock-test.ts';
import { useMutation } from '@tanstack/react-query';
import { useFormatter } from '../../../language/formatter.ts';
import { useLocale, useTexts } from '../../../language/locale.tsx';
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
import { texts } from '../texts.ts';
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
  const t = useTexts(texts);
  const format = useFormatter();
  const titles = titlesInLanguage(test, useLocale().language);
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
          <span lang={getLang(titles.courseTitle)}>{titles.courseTitle}</span>
          {' · '}
          <span lang={getLang(titles.subjectTitle)}>{titles.subjectTitle}</span>
        </p>
        <h1 className="mt-1 text-h2 wrap-anywhere">
          <span lang={getLang(titles.chapterTitle)}>{titles.chapterTitle}</span>
          {/* the dot never starts a line */}
          {`\u00a0· ${t.mockTest}`}
        </h1>
      </header>
      {hasQuestions ? (
        <>
          <Figures
            figures={[
              { label: t.questions, value: format.number(test.totalQuestions), icon: <QuestionIcon /> },
              {
                label: t.timeLimit,
                value: format.duration(Math.round(test.secondsAllowed / 60)),
                icon: <ClockIcon />,
              },
              { label: t.passingScore, value: format.percent(test.passingPercent), icon: <TickIcon /> },
            ]}
          />
          <Rules />
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
            {openAttempt ? t.resume : t.startTest}
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

function Rules() {
  const t = useTexts(texts);
  return (
    <ul className="grid list-disc gap-1.5 pl-5 text-ink-soft marker:text-marigold">
      <li>{t.ruleClock}</li>
      <li>{t.ruleSaved}</li>
      <li>{t.ruleUnanswered}</li>
    </ul>
  );
}

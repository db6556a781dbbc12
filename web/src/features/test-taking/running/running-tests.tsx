import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import type { RunningAttempt } from '@sikhya/contract/mock-test.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { getLang } from '../../../lib/odia.ts';
import { runningTestsQuery } from '../api.ts';
import { texts } from '../texts.ts';
import { RunningClock } from './running-clock.tsx';

/** The tests whose clock is running, each with a link that resumes it. */
export function RunningTests() {
  const t = useTexts(texts);
  const { data } = useQuery(runningTestsQuery);
  if (!data || data.tests.length === 0) return null;
  return (
    <section aria-label={t.runningTests} className="grid gap-3">
      {data.tests.map((test) => (
        <RunningTestCard key={test.attemptId} test={test} clockOffset={data.clockOffset} />
      ))}
    </section>
  );
}

function RunningTestCard({ test, clockOffset }: { test: RunningAttempt; clockOffset: number }) {
  const t = useTexts(texts);
  const { answered, totalQuestions } = test;
  const { chapterTitle, courseTitle } = titlesInLanguage(test, useLocale().language);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-soft border border-marigold bg-marigold-soft px-5 py-4 text-marigold-ink">
      <div className="min-w-0 grow basis-56">
        <p className="font-semibold">{t.testIsRunning}</p>
        <p className="wrap-anywhere">
          <span lang={getLang(chapterTitle)}>{chapterTitle}</span>
          {' · '}
          <span lang={getLang(courseTitle)}>{courseTitle}</span>
        </p>
        <p className="text-small">{t.answeredOfTotal({ answered, total: totalQuestions })}</p>
      </div>
      <RunningClock test={test} clockOffset={clockOffset} />
    </div>
  );
}

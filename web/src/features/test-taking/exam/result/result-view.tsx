import type { ExamResult } from '@sikhya/contract/exam-result.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormatter } from '../../../../language/formatter.ts';
import { useLocale, useTexts } from '../../../../language/locale.tsx';
import { getLang } from '../../../../lib/odia.ts';
import { usePageTitle } from '../../../../lib/page-title.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Figures } from '../../../../ui/figures.tsx';
import { IkatBorder } from '../../../../ui/ikat-border.tsx';
import { Review } from '../../results/review.tsx';
import { ScoreHistory } from '../../results/score-changes.tsx';
import { formatClock } from '../../time/format-time.ts';
import type { ExamResultWithReview } from '../api.ts';
import { getTitle } from '../get-title.ts';
import { CutOffs } from './cut-offs.tsx';
import { getScoreWithoutPenalties } from './score-without-penalties.ts';
import { SectionTable } from './section-table.tsx';
import { SlowestTable } from './slowest-table.tsx';
import { Standing } from './standing.tsx';
import { texts } from './texts.ts';
import { TopicTable } from './topic-table.tsx';

type Graded = { result: ExamResult; review: ExamResultWithReview['review'] };

type ResultViewProps = Graded & { actions: ReactNode };

/** The score, where the student stands, the sections, the cut-offs and the review. */
export function ResultView({ result, review, actions }: ResultViewProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <main id="main" className="page py-8">
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-8">
        <ResultHeading result={result} />
        <Figures
          figures={[
            { label: t.right, value: format.number(result.right) },
            { label: t.wrong, value: format.number(result.wrong) },
            { label: t.notAnswered, value: format.number(result.empty) },
            { label: t.lost, value: format.number(result.lost) },
          ]}
        />
        <ScoreHistory changes={result.scoreChanges} />
        <WhatIf result={result} review={review} />
        {actions}
        <Standing result={result} />
        <SectionTable sections={result.sections} />
        <TopicTable topics={result.topics} />
        <SlowestTable review={review} />
        <CutOffs {...result} />
        {review.length > 0 && <Review review={review} totalQuestions={review.length} resultId={result._id} />}
      </div>
    </main>
  );
}

function ResultHeading({ result }: { result: ExamResult }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const format = useFormatter();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = getTitle(result, locale.language);
  usePageTitle(title);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const { score, maximum, passed, completedAt, timeSpent } = result;
  return (
    <header className="flex flex-col items-center gap-2 text-center">
      <IkatBorder className="mb-3 w-40 max-w-full" />
      <h1 ref={heading} tabIndex={-1} lang={getLang(title)} className="text-h2 wrap-anywhere outline-none">
        {title}
      </h1>
      <p className="font-display text-h1 font-semibold tabular-nums">{format.number(score)}</p>
      <p className="text-lead">{t.scoreOfMaximum({ score, maximum })}</p>
      {passed !== null && <Badge tone={passed ? 'right' : 'plain'}>{passed ? t.passed : t.notPassed}</Badge>}
      <p className="text-ink-soft">
        {t.takenOn({ date: format.date(completedAt), time: formatClock(timeSpent, locale) })}
      </p>
    </header>
  );
}

function WhatIf({ result, review }: Graded) {
  const t = useTexts(texts);
  const penalties = getScoreWithoutPenalties(review, result);
  if (!penalties) return null;
  return (
    <div className="rounded-soft bg-marigold-soft px-5 py-4 text-marigold-ink">
      <p className="font-semibold">{t.whatIf({ count: penalties.answers, marks: penalties.marks })}</p>
      <p>{t.whatIfScore({ score: penalties.score, maximum: result.maximum })}</p>
    </div>
  );
}

import type { ReviewedQuestion, TestResult } from '@sikhya/contract/test-result.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { getLang } from '../../../lib/odia.ts';
import { paths } from '../../../lib/paths.ts';
import { Figures } from '../../../ui/figures.tsx';
import { IkatBorder } from '../../../ui/ikat-border.tsx';
import { useBackTo } from '../../../ui/leave-question.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { scoreWords } from '../score-words.ts';
import { clockWords } from '../time/time-words.ts';
import { Review } from './review.tsx';

type ResultsProps = {
  result: TestResult;
  review: ReviewedQuestion[];
  /** Where to go on from here, before the ways that are always there. */
  wayOn: ReactNode;
};

/** How the test went, and every question with its right answer. */
export function Results({ result, review, wayOn }: ResultsProps) {
  const { passed, correctAnswers, totalQuestions, score, timeSpent, completedAt } = result;
  const address = paths.studentChapter(result.courseId, result.chapterId);
  const isJustTaken = useLocation().state?.justTaken === true;
  useBackTo(isJustTaken ? address : undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <main id="main" className="page py-8">
      <div className="mx-auto grid max-w-3xl gap-8">
        <header className="flex flex-col items-center gap-2 text-center">
          <IkatBorder className="mb-3 w-40" />
          <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
            {passed ? 'Congratulations!' : 'Keep Practicing!'}
          </h1>
          <p className="text-lead">{scoreWords(result)}</p>
          <p className="wrap-anywhere text-ink-soft">
            <span lang={getLang(result.chapterTitle)}>{result.chapterTitle}</span> · {formatDate(completedAt)}{' '}
            · Time used {clockWords(timeSpent)}
          </p>
        </header>
        <Figures
          figures={[
            { label: 'Score', value: `${correctAnswers}/${totalQuestions}` },
            { label: 'Correct', value: String(correctAnswers) },
            { label: 'Incorrect', value: String(totalQuestions - correctAnswers) },
            { label: 'Percent', value: `${score}%` },
          ]}
        />
        <div className="grid gap-3 sm:flex sm:justify-center">
          {wayOn}
          {/* what stands in the address besides the result goes with it, and Back does not lead to it */}
          <LinkButton tone="soft" replace to={{ search: '' }}>
            Retake Test
          </LinkButton>
          <LinkButton tone="quiet" to={address}>
            Back to Course
          </LinkButton>
        </div>
        <Review review={review} totalQuestions={totalQuestions} />
      </div>
    </main>
  );
}

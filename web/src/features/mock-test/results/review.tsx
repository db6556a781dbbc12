import type { ReviewedQuestion } from '@sikhya/contract/test-result.ts';
import { useState } from 'react';
import { useUrlState } from '../../../lib/url-state.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { ReviewedCard } from './reviewed-card.tsx';

/** A long review renders in steps while the student scrolls. */
const STEP = 30;

type ReviewProps = { review: readonly ReviewedQuestion[]; totalQuestions: number };

/** Every question with its right answer, or only the questions without a right answer. */
export function Review({ review, totalQuestions }: ReviewProps) {
  const [address, setAddress] = useUrlState();
  const showsOnlyWrong = address.get('show') === 'wrong';
  const [limit, setLimit] = useState(STEP);
  const numbered = review.map((question, index) => ({ question, number: index + 1 }));
  const filtered = numbered.filter(({ question }) => !showsOnlyWrong || !question.isCorrect);
  return (
    <section aria-labelledby="review" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="review" className="text-h2">
          Review
        </h2>
        <SegmentedControl
          label="Questions shown"
          value={showsOnlyWrong ? 'wrong' : 'all'}
          options={[
            { value: 'all', label: 'All' },
            { value: 'wrong', label: 'Only wrong' },
          ]}
          onChange={(show) => setAddress({ show: show === 'wrong' ? 'wrong' : '' })}
        />
      </div>
      {review.length < totalQuestions && (
        <p className="text-ink-soft">
          This test was handed in without being started here, so only the questions you answered are shown.
        </p>
      )}
      {filtered.length === 0 && review.length > 0 && (
        <p className="text-ink-soft">All of your answers were right.</p>
      )}
      <ol className="grid gap-4">
        {filtered.slice(0, limit).map(({ question, number }) => (
          <li key={question._id}>
            <ReviewedCard question={question} number={number} />
          </li>
        ))}
      </ol>
      {limit < filtered.length && (
        <LoadMore autoLoad loading={false} onLoadMore={() => setLimit((before) => before + STEP)} />
      )}
    </section>
  );
}

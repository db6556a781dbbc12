import { useState } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { useQuestionLanguage } from '../../../lib/question-language/use-question-language.ts';
import { useUrlState } from '../../../lib/url-state.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { QuestionLanguageSwitch } from '../../../ui/question-language-switch.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { texts } from '../texts.ts';
import { useReviewActions } from './review-actions.ts';
import { ReviewedCard, type ReviewedOfAnyTest } from './reviewed-card.tsx';

/** A long review renders in steps while the student scrolls. */
const STEP = 30;

type ReviewProps = {
  review: readonly ReviewedOfAnyTest[];
  totalQuestions: number;
  /** Absent for a result that is not stored. */
  resultId?: string | undefined;
};

/** Every question with its right answer, or only the questions without a right answer. */
export function Review({ review, totalQuestions, resultId }: ReviewProps) {
  const t = useTexts(texts);
  const renderActions = useReviewActions();
  const [address, setAddress] = useUrlState();
  const showsOnlyWrong = address.get('show') === 'wrong';
  const [limit, setLimit] = useState(STEP);
  const [language, setLanguage] = useQuestionLanguage();
  const numbered = review.map((question, index) => ({ question, number: index + 1 }));
  const filtered = numbered.filter(({ question }) => !showsOnlyWrong || !question.isCorrect);
  return (
    <section aria-labelledby="review" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="review" className="text-h2">
          {t.review}
        </h2>
        <SegmentedControl
          label={t.questionsShown}
          value={showsOnlyWrong ? 'wrong' : 'all'}
          options={[
            { value: 'all', label: t.all },
            { value: 'wrong', label: t.onlyWrong },
          ]}
          // one entry, because Back must not return to the result after a retake
          onChange={(show) => setAddress({ show: show === 'wrong' ? 'wrong' : '' }, { replace: true })}
        />
      </div>
      {review.some(({ odia }) => odia) && (
        <div>
          <QuestionLanguageSwitch value={language} onChange={setLanguage} />
        </div>
      )}
      {review.length < totalQuestions && <p className="text-ink-soft">{t.partialReview}</p>}
      {filtered.length === 0 && review.length > 0 && <p className="text-ink-soft">{t.allRight}</p>}
      <ol className="grid gap-4">
        {filtered.slice(0, limit).map(({ question, number }) => (
          <li key={question._id}>
            <ReviewedCard
              question={question}
              number={number}
              language={language}
              actions={
                resultId &&
                renderActions({ questionId: question._id, resultId, number, hasOdia: question.odia !== null })
              }
            />
          </li>
        ))}
      </ol>
      {limit < filtered.length && (
        <LoadMore autoLoad loading={false} onLoadMore={() => setLimit((before) => before + STEP)} />
      )}
    </section>
  );
}

import { PRACTICE_FILTERS } from '@sikhya/contract/practice.ts';
import { useUrlState } from '../../lib/url-state.ts';
import type { CardFilter } from './device/review-card.ts';

/** The filter in the URL. */
export function usePracticeFilter(): { filter: CardFilter; setFilter: (filter: CardFilter) => void } {
  const [params, setParams] = useUrlState();
  const courseId = params.get('course') || undefined;
  const testId = params.get('test') || undefined;
  const only = PRACTICE_FILTERS.find((value) => value === params.get('only'));
  return {
    filter: { ...(courseId && { courseId }), ...(testId && { testId }), ...(only && { only }) },
    setFilter: (filter) =>
      setParams({ course: filter.courseId ?? '', test: filter.testId ?? '', only: filter.only ?? '' }),
  };
}

import { useCallback } from 'react';
import { useUrlState } from '../../lib/url-state.ts';
import { ALL_COURSES, type CourseFilter } from './api.ts';

/** The server's limit. */
const MAX_SEARCH_LENGTH = 200;

type Change = (changed: Partial<CourseFilter>) => void;

/** The filter of the catalogue, kept in the URL. */
export function useCourseFilter(): { filter: CourseFilter; change: Change; clear: () => void } {
  const [params, setParams] = useUrlState();
  const type = params.get('type');
  const filter: CourseFilter = {
    search: (params.get('search') ?? '').slice(0, MAX_SEARCH_LENGTH),
    type: type === 'free' || type === 'premium' ? type : undefined,
  };
  const change: Change = useCallback(
    (changed) =>
      setParams(Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, value ?? '']))),
    [setParams],
  );
  const clear = useCallback(() => change(ALL_COURSES), [change]);
  return { filter, change, clear };
}

import { useCallback } from 'react';
import { useUrlState } from '../../lib/url-state.ts';
import { ALL_COURSES, type CourseFilter } from './api.ts';

/** The server takes no more. */
const LONGEST_SEARCH = 200;

type Change = (changed: Partial<CourseFilter>) => void;

/** What the address says the catalogue is narrowed to. */
export function useCourseFilter(): { filter: CourseFilter; change: Change; clear: () => void } {
  const [params, setParams] = useUrlState();
  const type = params.get('type');
  const filter: CourseFilter = {
    search: (params.get('search') ?? '').slice(0, LONGEST_SEARCH),
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

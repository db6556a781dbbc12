import { useListParameters } from '../../lib/list-state.ts';

export const CERTIFICATE_STATES = ['all', 'valid', 'revoked'] as const;

type Filters = {
  search: string;
  state: (typeof CERTIFICATE_STATES)[number];
  courseId: string;
  page: number;
  limit: number;
};

/** Keeps the filters and the page of the list in the URL. */
export function useCertificateFilters(): [Filters, (changes: Partial<Filters>) => void] {
  const { get, page, limit, change } = useListParameters();
  const filters: Filters = {
    search: get('search'),
    state: CERTIFICATE_STATES.find((state) => state === get('state')) ?? 'all',
    courseId: get('courseId'),
    page,
    limit,
  };
  return [filters, ({ state, ...others }) => change({ ...others, state: state === 'all' ? '' : state })];
}

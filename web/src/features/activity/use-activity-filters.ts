import { ACTIVITY_PAGE_SIZE, type ActivityFilters, AUDIT_ACTIONS } from '@sikhya/contract/activity.ts';
import { useListParameters } from '../../lib/list-state.ts';

const DAY = /^20\d\d-\d\d-\d\d$/;

/** Keeps filters, page and page size in the URL. A value that the server would refuse counts as none. */
export function useActivityFilters() {
  const { get, page, limit, change } = useListParameters(ACTIVITY_PAGE_SIZE);
  const getDay = (name: string) => (DAY.test(get(name)) ? get(name) : '');
  const filters: ActivityFilters = {
    person: get('person'),
    action: AUDIT_ACTIONS.find((action) => action === get('action')) ?? '',
    courseId: get('courseId'),
    from: getDay('from'),
    to: getDay('to'),
  };
  return { filters, page, limit, change };
}

import { ACTIVITY_PAGE_SIZE, type ActivityFilters, AUDIT_ACTIONS } from '@sikhya/contract/activity.ts';
import { ADMIN_PAGE_SIZES } from '@sikhya/contract/constants.ts';
import { useUrlState } from '../../lib/url-state.ts';

const DAY = /^20\d\d-\d\d-\d\d$/;

type Change = Partial<ActivityFilters & { page: number; limit: number }>;

/** Keeps filters, page and page size in the URL. A value that the server would refuse counts as none. */
export function useActivityFilters() {
  const [params, setParams] = useUrlState();
  const read = (name: string) => params.get(name) ?? '';
  const readDay = (name: string) => (DAY.test(read(name)) ? read(name) : '');
  const filters: ActivityFilters = {
    person: read('person'),
    action: AUDIT_ACTIONS.find((action) => action === read('action')) ?? '',
    courseId: read('courseId'),
    from: readDay('from'),
    to: readDay('to'),
  };
  const page = Math.max(1, Math.trunc(Number(read('page')) || 1));
  const limit = ADMIN_PAGE_SIZES.find((size) => String(size) === read('limit')) ?? ACTIVITY_PAGE_SIZE;
  /** Another filter starts at page 1. */
  const change = ({ page: newPage = 1, ...others }: Change) => {
    const values = Object.entries(others).map(([name, value]) => [name, String(value)]);
    setParams({ ...Object.fromEntries(values), page: newPage === 1 ? '' : String(newPage) });
  };
  return { filters, page, limit, change };
}

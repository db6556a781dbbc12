import { ADMIN_DEFAULT_PAGE_SIZE, ADMIN_PAGE_SIZES } from '@sikhya/contract/constants.ts';
import { ORDER_STATUSES, type OrderStatus } from '@sikhya/contract/orders.ts';
import { useCallback } from 'react';
import { useUrlState } from '../../lib/url-state.ts';

/** Empty values do not filter. */
export type OrderFilters = {
  search: string;
  status: OrderStatus | '';
  courseId: string;
  from: string;
  to: string;
};

type ListPage = { page: number; limit: number };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Keeps the filters and the page of the list in the URL. */
export function useOrderFilters(): [
  OrderFilters & ListPage,
  (changes: Partial<OrderFilters & ListPage>) => void,
] {
  const [params, setParams] = useUrlState();
  const getDay = (name: string) => (DAY.test(params.get(name) ?? '') ? params.get(name)! : '');
  const state = {
    search: params.get('search') ?? '',
    status: ORDER_STATUSES.find((status) => status === params.get('status')) ?? '',
    courseId: params.get('courseId') ?? '',
    from: getDay('from'),
    to: getDay('to'),
    page: Math.max(1, Math.trunc(Number(params.get('page')) || 1)),
    limit: ADMIN_PAGE_SIZES.find((size) => String(size) === params.get('limit')) ?? ADMIN_DEFAULT_PAGE_SIZE,
  } as const;
  const change = useCallback(
    ({ page = 1, ...others }: Partial<OrderFilters & ListPage>) => {
      const values = Object.entries(others).map(([name, value]) => [name, String(value)]);
      // a changed filter starts at page 1
      setParams({ ...Object.fromEntries(values), page: page === 1 ? '' : String(page) });
    },
    [setParams],
  );
  return [state, change];
}

/** The filters as parameters of a request, without those that are empty. */
export function toFilterQuery({ search, status, courseId, from, to }: OrderFilters) {
  return {
    search,
    ...(status && { status }),
    ...(courseId && { courseId }),
    ...toPeriod({ from, to }),
  };
}

/** The days of a request, without those that are empty. */
export function toPeriod({ from, to }: Pick<OrderFilters, 'from' | 'to'>) {
  return { ...(from && { from }), ...(to && { to }) };
}

import { ORDER_STATUSES, type OrderStatus } from '@sikhya/contract/orders.ts';
import { useListParameters } from '../../lib/list-state.ts';

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
  const { get, page, limit, change } = useListParameters();
  const getDay = (name: string) => (DAY.test(get(name)) ? get(name) : '');
  const state = {
    search: get('search'),
    status: ORDER_STATUSES.find((status) => status === get('status')) ?? '',
    courseId: get('courseId'),
    from: getDay('from'),
    to: getDay('to'),
    page,
    limit,
  } as const;
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

import type { ReactNode } from 'react';
import { ArrowDownIcon, ArrowsUpDownIcon, ArrowUpIcon } from './portal-icons.tsx';

export type Sort = { column: string; order: 'asc' | 'desc' };

type SortButtonProps = {
  column: string;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
  children: ReactNode;
};

/** A column header that sorts by the column; pressing it again reverses the order. */
export function SortButton({ column, sort, onSort, children }: SortButtonProps) {
  const order = sort?.column === column ? sort.order : undefined;
  return (
    <button
      type="button"
      onClick={() => onSort({ column, order: order === 'asc' ? 'desc' : 'asc' })}
      className={`inline-flex min-h-11 items-center gap-1.5 rounded-soft border px-3 transition-colors hover:text-ink @2xl:-mx-2 @2xl:border-transparent @2xl:px-2 ${order ? 'border-indigo text-indigo' : 'border-line'}`}
    >
      {children}
      {order === 'asc' ? <ArrowUpIcon /> : order === 'desc' ? <ArrowDownIcon /> : <ArrowsUpDownIcon />}
    </button>
  );
}

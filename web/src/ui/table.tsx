import type { Key, ReactNode } from 'react';
import { type Sort, SortButton } from './sort-button.tsx';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'end';
  sortable?: boolean;
  /** On a card the cell has no label, such as a title or a row of buttons. */
  hideLabel?: boolean;
};

type TableProps<Row> = {
  /** For screen readers: what is listed. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
};

/**
 * A table on wide screens, a card per row on narrow ones. The roles are explicit, because table elements lose their
 * implicit role when CSS gives them another display.
 */
export function Table<Row>({ caption, columns, rows, rowKey, sort, onSort }: TableProps<Row>) {
  return (
    <div className="@container">
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table role="table" className="block w-full text-left @2xl:table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="block @2xl:table-header-group">
          <tr role="row" className="flex flex-wrap gap-2 @2xl:table-row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                aria-sort={getAriaSort(column, sort)}
                className={`text-small font-semibold whitespace-nowrap text-ink-soft @2xl:not-sr-only @2xl:border-b @2xl:border-line @2xl:px-3 @2xl:py-1.5 ${getAlignment(column)} ${column.sortable ? 'mb-3 @2xl:mb-0' : 'sr-only'}`}
              >
                {column.sortable && onSort ? (
                  <SortButton column={column.key} sort={sort} onSort={onSort}>
                    {column.header}
                  </SortButton>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="grid gap-3 @2xl:table-row-group">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className="grid gap-1.5 rounded-soft border border-line bg-sheet p-4 shadow-rest @2xl:table-row @2xl:border-0 @2xl:bg-transparent @2xl:shadow-none @2xl:hover:bg-sheet"
            >
              {columns.map((column) => (
                // a number and its unit stay on one line in a wide table
                <td
                  key={column.key}
                  role="cell"
                  className={`flex min-w-0 items-baseline justify-between gap-4 wrap-anywhere max-[18rem]:flex-wrap max-[18rem]:gap-y-0 @2xl:table-cell @2xl:border-b @2xl:border-line @2xl:px-3 @2xl:py-3 @2xl:align-middle ${getAlignment(column)} ${column.align === 'end' ? '@4xl:whitespace-nowrap' : ''}`}
                >
                  {!column.hideLabel && (
                    <span
                      aria-hidden="true"
                      className="max-w-full shrink-0 text-small text-ink-soft @2xl:hidden"
                    >
                      {column.header}
                    </span>
                  )}
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  );
}

/** Right-aligned in a table; cards align everything the same way. */
function getAlignment({ align }: { align?: 'end' }): string {
  return align === 'end' ? 'tabular-nums @2xl:text-end' : '';
}

function getAriaSort(column: { key: string; sortable?: boolean }, sort: Sort | undefined) {
  if (!column.sortable) return undefined;
  if (column.key !== sort?.column) return 'none';
  return sort.order === 'asc' ? 'ascending' : 'descending';
}

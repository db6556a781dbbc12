import { createContext, memo, type ReactNode, use } from 'react';
import { Accordion } from '../../../../ui/accordion.tsx';
import { useStableCallbacks } from '../use-stable-callbacks.ts';
import { SortableRows, useStableKeys } from './sortable-rows.tsx';

/** Renders the row at an index. */
const RowContext = createContext<(index: number) => ReactNode>(() => null);

type AccordionRowsProps<Row> = {
  rows: readonly Row[];
  /** The key of the open row; '' for none. */
  open: string;
  onOpen: (key: string) => void;
  onMove: (key: string, to: number) => void;
  /** Renders a memoised row. */
  children: (row: Row, index: number) => ReactNode;
};

/** Rows that can be opened, and dragged to another index. Typing in a row renders this row but not the lists around it. */
export function AccordionRows<Row extends { readonly key: string }>(props: AccordionRowsProps<Row>) {
  const { rows, open, onOpen, onMove, children } = props;
  const keys = useStableKeys(rows);
  const callbacks = useStableCallbacks({ onOpen, onMove });
  const renderRow = (index: number) => {
    const row = rows[index];
    return row && children(row, index);
  };
  return (
    <RowContext value={renderRow}>
      <RowLists keys={keys} open={open} {...callbacks} />
    </RowContext>
  );
}

type RowListsProps = Omit<AccordionRowsProps<never>, 'rows' | 'children'> & { keys: string[] };

/** The lists of dnd-kit and Radix. They depend on the keys of the rows, not on their texts. */
const RowLists = memo(function RowLists({ keys, open, onOpen, onMove }: RowListsProps) {
  return (
    <SortableRows keys={keys} onMove={onMove}>
      <Accordion open={open} onChange={onOpen}>
        {keys.map((key, index) => (
          <RowAt key={key} index={index} />
        ))}
      </Accordion>
    </SortableRows>
  );
});

function RowAt({ index }: { index: number }) {
  return use(RowContext)(index);
}

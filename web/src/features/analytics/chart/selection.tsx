import { type ReactNode, useState } from 'react';

/** The selected index of a chart; the newest one until the student selects another. */
export function useSelectedIndex(count: number): [number, (index: number) => void] {
  const [selected, setSelected] = useState<number>();
  // A refetch may return fewer items than there were when one was selected.
  return [Math.min(selected ?? count - 1, count - 1), setSelected];
}

/** The details of the selected item. The minimum height fits a long title, so that the content below moves little. */
export function SelectedDetails({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-30 items-center gap-4 max-[18rem]:flex-wrap rounded-soft bg-sunk px-4 py-3 sm:min-h-21">
      {children}
    </div>
  );
}

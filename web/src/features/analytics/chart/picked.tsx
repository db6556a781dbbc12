import type { ReactNode } from 'react';

/** What is known of the one that was picked. It keeps room for a long title, so that little moves below it. */
export function Picked({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-30 items-center gap-4 rounded-soft bg-sunk px-4 py-3 sm:min-h-21">
      {children}
    </div>
  );
}

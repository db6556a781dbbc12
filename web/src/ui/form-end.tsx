import type { ReactNode } from 'react';

/** The buttons at the end of a form in a dialog, which stay visible while the fields scroll; the primary one first. */
export function FormEnd({ children }: { children: ReactNode }) {
  return <div className="sticky bottom-0 z-10 -mx-1 grid gap-3 bg-sheet px-1 pt-1 pb-5">{children}</div>;
}

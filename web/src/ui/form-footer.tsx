import type { ReactNode } from 'react';

/**
 * The buttons of a form in a dialog, the primary one first. They stay visible while the fields scroll, but not above an
 * on-screen keyboard.
 */
export function FormFooter({ children }: { children: ReactNode }) {
  return (
    <div className="sticky max-sm:low:static bottom-0 z-10 -mx-1 grid gap-3 bg-sheet px-1 pt-1 pb-5">
      {children}
    </div>
  );
}

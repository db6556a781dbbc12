import type { ReactNode } from 'react';
import { AlertIcon } from '../../ui/icons.tsx';

/** Something that the admin should do in the account. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-start gap-2 rounded-soft bg-marigold-soft px-4 py-3 text-marigold-ink">
      <AlertIcon />
      <div className="flex min-w-0 flex-wrap gap-x-4 gap-y-1">{children}</div>
    </div>
  );
}

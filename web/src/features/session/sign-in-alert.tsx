import type { ReactNode } from 'react';
import { AlertIcon } from '../../ui/icons.tsx';

/** What went wrong while signing in, said at once to everybody. */
export function SignInAlert({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid gap-3 rounded-soft bg-wrong-soft px-4 py-3 text-wrong">
      <p role="alert" className="flex items-start gap-2">
        <AlertIcon />
        <span>{children}</span>
      </p>
      {action}
    </div>
  );
}

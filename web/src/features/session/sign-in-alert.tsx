import type { ReactNode } from 'react';
import { AlertIcon } from '../../ui/icons.tsx';

/** Why a sign-in failed; announced at once. */
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

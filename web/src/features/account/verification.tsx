import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';

/** Runs a call. If the server asks who is signed in, asks the person to prove it and runs the call again. */
export type WithVerification = <T>(run: () => Promise<T>) => Promise<T>;

/** The person closed the dialog, so no message is shown. */
class VerificationCancelled extends Error {}

/** Resolves to false if the person has closed the dialog. */
export async function falseIfCancelled<Result>(change: Promise<Result>): Promise<Result | false> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof VerificationCancelled) return false;
    throw error;
  }
}

const VerificationContext = createContext<WithVerification | null>(null);

type VerificationProviderProps = {
  children: ReactNode;
  /** The dialog that asks; it calls `onDone` when the server has accepted the proof. */
  renderDialog: (dialog: { open: boolean; onDone: () => void; onCancel: () => void }) => ReactNode;
};

export function VerificationProvider({ children, renderDialog }: VerificationProviderProps) {
  const [open, setOpen] = useState(false);
  const pending = useRef<{ resolve: () => void; reject: (error: Error) => void }>(undefined);

  const withVerification: WithVerification = useCallback(async (run) => {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'verification-needed') throw error;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    pending.current?.reject(new VerificationCancelled());
    pending.current = { resolve, reject };
    setOpen(true);
    await promise;
    return run();
  }, []);

  const close = (isVerified: boolean) => {
    setOpen(false);
    if (isVerified) pending.current?.resolve();
    else pending.current?.reject(new VerificationCancelled());
    pending.current = undefined;
  };
  return (
    <VerificationContext value={withVerification}>
      {children}
      {renderDialog({ open, onDone: () => close(true), onCancel: () => close(false) })}
    </VerificationContext>
  );
}

export function useVerification(): WithVerification {
  const withVerification = use(VerificationContext);
  if (!withVerification) throw new Error('useVerification must be used within a VerificationProvider');
  return withVerification;
}

import { useState } from 'react';
import { FailureText } from './failure-text.tsx';
import { useToast } from './toast.tsx';
import { useIsMounted } from './use-is-mounted.ts';

type ActionOptions<Result> = {
  /** The toast after a success. */
  done?: string | ((result: Result) => string);
  /** Replaces the message of a failure. */
  getFailureText?: (error: Error) => string | undefined;
  /** Called after a success, unless the person has left the screen. */
  onDone?: (result: Result) => void;
};

/**
 * Runs an action and shows its result in a toast, also after the person has left the screen. An action that resolves to
 * false was cancelled.
 */
export function useAction() {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const isMounted = useIsMounted();
  const run = async <Result,>(action: () => Promise<Result | false>, options: ActionOptions<Result> = {}) => {
    const { done, getFailureText, onDone } = options;
    setBusy(true);
    try {
      const result = await action();
      if (result === false) return;
      if (done !== undefined) toast({ text: typeof done === 'string' ? done : done(result), tone: 'right' });
      if (isMounted.current) onDone?.(result);
    } catch (error) {
      const failed = error as Error;
      toast({ text: <FailureText error={failed} text={getFailureText?.(failed)} />, tone: 'wrong' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}

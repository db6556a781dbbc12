import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { FailureText } from './failure-text.tsx';
import { useToast } from './toast.tsx';
import { useIsMounted } from './use-is-mounted.ts';

type FormSubmitOptions<Result> = {
  /** Names the form when it fails after it was closed. */
  title: ReactNode;
  /** The toast after a success. */
  done: string | ((result: Result) => string);
  isValid: boolean;
  /** Resolve to false if nothing was sent, such as when the person has not confirmed a second question. */
  onSubmit: () => Promise<Result | false>;
  /** Called after a success, unless the form was closed meanwhile. */
  onDone?: (result: Result) => void;
};

/** Submits valid fields once at a time. A form that is closed meanwhile reports its failure in a toast. */
export function useFormSubmit<Result>(options: FormSubmitOptions<Result>) {
  const { title, done, isValid, onSubmit, onDone } = options;
  const toast = useToast();
  const [wasSubmitted, setSubmitted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const isOpen = useIsMounted();
  const send = async () => {
    if (isBusy) return;
    setSubmitted(true);
    setError(null);
    if (!isValid) return;
    setBusy(true);
    try {
      const result = await onSubmit();
      if (result === false) return;
      toast({ text: typeof done === 'string' ? done : done(result), tone: 'right' });
      setSubmitted(false);
      // the person may have opened the next one
      if (isOpen.current) onDone?.(result);
    } catch (failure) {
      const failed = failure as Error;
      if (isOpen.current) setError(failed);
      else toast({ text: <ClosedFailure title={title} error={failed} />, tone: 'wrong' });
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send();
  };
  return { wasSubmitted, isBusy, error, submit, clearError: () => setError(null) };
}

function ClosedFailure({ title, error }: { title: ReactNode; error: Error }) {
  return (
    <>
      <span className="block font-semibold">{title}</span>
      <FailureText error={error} />
    </>
  );
}

import { createContext, type ReactNode, use, useId } from 'react';
import { AlertIcon } from './icons.tsx';

type ControlProps = {
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean;
  required?: boolean;
};

const FieldContext = createContext<ControlProps>({});

/** Props from the Field around a control; empty without one. */
export function useFieldControl(): ControlProps {
  return use(FieldContext);
}

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** The problem and how to solve it. Replaces the hint. */
  error?: ReactNode;
  required?: boolean;
  /** A control of this folder: it connects itself to the label and the message. */
  children: ReactNode;
};

export function Field({ label, hint, error, required = false, children }: FieldProps) {
  const id = useId();
  const message = error || hint;
  const control: ControlProps = {
    id,
    required,
    'aria-invalid': Boolean(error),
    'aria-describedby': message ? `${id}-message` : undefined,
  };
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-semibold wrap-anywhere">
        {label}
        {required && (
          <span aria-hidden="true" className="text-wrong">
            {' *'}
          </span>
        )}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      <div id={`${id}-message`} className="text-small wrap-anywhere">
        {error ? <FieldError>{error}</FieldError> : hint && <p className="mt-1.5 text-ink-soft">{hint}</p>}
      </div>
    </div>
  );
}

/** An icon besides the colour; announced when it appears. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="mt-1.5 flex items-start gap-1.5 text-wrong">
      <AlertIcon />
      <span>{children}</span>
    </p>
  );
}

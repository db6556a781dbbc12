import { createContext, type ReactNode, use, useId } from 'react';
import { FieldError } from './field.tsx';

type Choice = { name: string; value: string | undefined; onChange: (value: string) => void };

const ChoiceContext = createContext<Choice | null>(null);

type RadioGroupProps = {
  label: ReactNode;
  value: string | undefined;
  onChange: (value: string) => void;
  error?: ReactNode;
  children: ReactNode;
};

/** One of several. The browser's own radios: arrows move, and a form knows them. */
export function RadioGroup({ label, value, onChange, error, children }: RadioGroupProps) {
  const name = useId();
  return (
    <fieldset
      className="min-w-0"
      aria-invalid={Boolean(error)}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className="mb-2 font-semibold wrap-anywhere">{label}</legend>
      <div className="grid gap-2.5">
        <ChoiceContext value={{ name, value, onChange }}>{children}</ChoiceContext>
      </div>
      <div id={`${name}-error`} className="text-small">
        {error && <FieldError>{error}</FieldError>}
      </div>
    </fieldset>
  );
}

type RadioCardProps = { value: string; hint?: ReactNode; disabled?: boolean; children: ReactNode };

/** One choice; all of it can be pressed. */
export function RadioCard({ value, hint, disabled, children }: RadioCardProps) {
  const choice = use(ChoiceContext);
  if (!choice) throw new Error('RadioCard must be used within a RadioGroup');
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-soft border border-edge bg-sheet px-4 py-2.5 transition-colors hover:border-indigo has-checked:border-indigo has-checked:bg-indigo-soft has-checked:inset-ring has-checked:inset-ring-indigo has-disabled:pointer-events-none has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo">
      <input
        type="radio"
        name={choice.name}
        value={value}
        checked={value === choice.value}
        disabled={disabled}
        onChange={() => choice.onChange(value)}
        className="size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-edge bg-sheet outline-none checked:border-[6px] checked:border-indigo"
      />
      <span className="min-w-0 wrap-anywhere">
        {children}
        {hint && <span className="block text-small text-ink-soft">{hint}</span>}
      </span>
    </label>
  );
}

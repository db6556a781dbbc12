import { type ReactNode, useId } from 'react';

type SegmentedControlProps<Value extends string> = {
  /** For screen readers: what is chosen here. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice between two or three visible options. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className="inline-flex max-w-full gap-1 rounded-soft border border-line bg-sunk p-1 max-[18rem]:flex-wrap">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex min-h-9 cursor-pointer items-center justify-center gap-2 rounded-[0.55rem] px-3.5 font-semibold text-ink-soft transition-colors after:absolute after:-inset-x-0.5 after:-inset-y-1 hover:text-ink has-checked:bg-sheet has-checked:text-indigo has-checked:inset-ring has-checked:inset-ring-line has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-indigo forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

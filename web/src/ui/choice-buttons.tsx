import { buttonStyle } from './button-style.ts';

type ChoiceButtonsProps<Value extends string> = {
  /** For screen readers: what is chosen here. */
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Toggle buttons of which exactly one is pressed. */
export function ChoiceButtons<Value extends string>(props: ChoiceButtonsProps<Value>) {
  const { label, choices, value, onChange } = props;
  return (
    <fieldset className="flex flex-wrap gap-x-1.5 gap-y-2 sm:gap-2">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          className={buttonStyle(choice.value === value ? 'main' : 'quiet', 'small')}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}

import { buttonStyle } from './button-style.ts';

type ChoiceButtonsProps<Value extends string> = {
  /** What is chosen here; heard, not seen. */
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few, each a button that is pressed in while it holds. */
export function ChoiceButtons<Value extends string>(props: ChoiceButtonsProps<Value>) {
  const { label, choices, value, onChange } = props;
  return (
    <fieldset className="flex flex-wrap gap-2">
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

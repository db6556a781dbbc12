import { Versions } from '../../../lib/question-language/versions.tsx';
import type { Answer } from '../attempt/attempt.ts';

type OptionListProps = {
  /** The shown versions of each option. */
  options: readonly (readonly string[])[];
  answer: Answer;
  onAnswer: (answer: number) => void;
};

/** Native radio buttons, so arrow keys work. The whole row of an option can be pressed. */
export function OptionList({ options, answer, onAnswer }: OptionListProps) {
  return (
    <div role="radiogroup" aria-labelledby="question" className="mt-5 grid gap-2.5">
      {options.map((option, index) => (
        <label
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is identified by its index, and two may have the same text
          key={index}
          className="group relative flex min-h-14.5 cursor-pointer items-center gap-4 rounded-soft border border-edge bg-sheet px-4 py-3 max-[18rem]:gap-2.5 max-[18rem]:px-2.5 transition-colors hover:border-indigo has-checked:border-indigo has-checked:bg-indigo-soft has-checked:inset-ring has-checked:inset-ring-indigo has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo forced-colors:has-checked:outline-3"
        >
          <input
            type="radio"
            name="option"
            checked={answer === index}
            onChange={() => onAnswer(index)}
            // Covers the row, so that tools which click the radio button hit it.
            className="absolute inset-0 cursor-[inherit] appearance-none rounded-[inherit] outline-none"
          />
          <span className="grid size-8.5 shrink-0 place-items-center rounded-[0.55rem] bg-sunk font-semibold transition-colors group-has-checked:bg-indigo group-has-checked:text-indigo-ink">
            {'ABCDEF'[index]}
          </span>
          <span className="min-w-0 wrap-anywhere whitespace-pre-line">
            <Versions texts={option} />
          </span>
        </label>
      ))}
    </div>
  );
}

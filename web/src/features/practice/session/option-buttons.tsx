import { useTexts } from '../../../language/locale.tsx';
import { Versions } from '../../../lib/question-language/versions.tsx';
import { texts } from '../texts.ts';

type OptionButtonsProps = {
  /** The shown versions of each. */
  options: readonly (readonly string[])[];
  chosen: number | null;
  /** Null until the question is answered. */
  rightOptions: readonly number[] | null;
  onChoose: (option: number) => void;
};

/** Native radio buttons, so arrow keys work. After the answer they show what is right. */
export function OptionButtons({ options, chosen, rightOptions, onChoose }: OptionButtonsProps) {
  const t = useTexts(texts);
  const isAnswered = rightOptions !== null;
  return (
    <fieldset className="grid gap-2.5" disabled={isAnswered}>
      <legend className="sr-only">{t.options}</legend>
      {options.map((option, index) => (
        <label
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is identified by its index, and two may have the same text
          key={index}
          className={`relative flex min-h-14 items-center gap-4 rounded-soft border px-4 py-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo ${getStyle(index, chosen, rightOptions)}`}
        >
          <input
            type="radio"
            name="option"
            checked={chosen === index}
            onChange={() => onChoose(index)}
            className="absolute inset-0 cursor-[inherit] appearance-none rounded-[inherit] outline-none"
          />
          <span className="grid size-8.5 shrink-0 place-items-center rounded-[0.55rem] bg-sunk font-semibold">
            {'ABCDEF'[index]}
          </span>
          <span className="min-w-0 grow gap-x-4 sm:flex sm:items-center sm:justify-between">
            <span className="block min-w-0 wrap-anywhere whitespace-pre-line">
              <Versions texts={option} />
            </span>
            {rightOptions?.includes(index) && (
              <span className="shrink-0 text-small font-semibold text-(--color-right)">{t.rightAnswer}</span>
            )}
            {isAnswered && index === chosen && !rightOptions.includes(index) && (
              <span className="shrink-0 text-small font-semibold text-wrong">{t.yourAnswer}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function getStyle(index: number, chosen: number | null, rightOptions: readonly number[] | null): string {
  if (rightOptions === null) {
    const base = 'cursor-pointer hover:border-indigo';
    return chosen === index
      ? `${base} border-indigo bg-indigo-soft inset-ring inset-ring-indigo forced-colors:outline-3`
      : `${base} border-edge bg-sheet`;
  }
  if (rightOptions.includes(index)) return 'border-(--color-right) bg-right-soft';
  return index === chosen ? 'border-wrong bg-wrong-soft' : 'border-line';
}

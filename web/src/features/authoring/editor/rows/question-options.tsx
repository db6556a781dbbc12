import { memo, type ReactNode } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { useEditor } from '../editor-context.tsx';
import { EditorTextField } from '../editor-text-field.tsx';
import { odiaFieldName } from '../state/edit-odia.ts';
import { fieldName, type QuestionPath } from '../state/row-path.ts';
import { texts } from '../texts.ts';
import { OdiaTextField, useOdiaLabels } from '../versions/odia-text-field.tsx';

export const OPTION_LETTERS = ['A', 'B', 'C', 'D'] as const;

export function OptionSet({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {children}
    </fieldset>
  );
}

const getFrameStyle = (isCorrect: boolean) =>
  isCorrect ? 'border-(--color-right) bg-right-soft' : 'border-line';

type OptionProps = {
  /** The same object in every render. */
  path: QuestionPath;
  index: number;
  value: string;
  isCorrect: boolean;
};

type MainOptionProps = OptionProps & {
  /** The name of the radio buttons of the question. */
  group: string;
};

/** An option with the button that marks it as correct. Memoised, so that typing in another field does not render it. */
export const MainOption = memo(function MainOption(props: MainOptionProps) {
  const { path, index, value, isCorrect, group } = props;
  const t = useTexts(texts);
  const { dispatch } = useEditor();
  const letter = OPTION_LETTERS[index] ?? '';
  return (
    <div
      className={`flex min-w-0 items-start gap-1 rounded-soft border p-2 pr-3 ${getFrameStyle(isCorrect)}`}
    >
      {/* aligned with the text field, which has its label above */}
      <label className="mt-7.5 grid size-11 shrink-0 cursor-pointer place-items-center">
        <input
          type="radio"
          name={group}
          checked={isCorrect}
          onChange={() => dispatch({ type: 'option marked correct', path, option: index })}
          aria-label={t.optionIsCorrect({ letter })}
          className="size-5 accent-(--color-right)"
        />
      </label>
      <div className="min-w-0 grow">
        <EditorTextField
          label={t.option({ letter })}
          name={fieldName(path, `options.${index}`)}
          value={value}
          onChange={(text) => dispatch({ type: 'option edited', path, option: index, text })}
        />
      </div>
    </div>
  );
});

export const OdiaOption = memo(function OdiaOption({ path, index, value, isCorrect }: OptionProps) {
  const labels = useOdiaLabels();
  const { dispatch } = useEditor();
  return (
    <div className={`min-w-0 rounded-soft border p-2 px-3 ${getFrameStyle(isCorrect)}`}>
      <OdiaTextField
        label={labels.option({ letter: OPTION_LETTERS[index] ?? '' })}
        name={fieldName(path, odiaFieldName(index))}
        value={value}
        onChange={(text) => dispatch({ type: 'odia question edited', path, field: index, text })}
      />
    </div>
  );
});

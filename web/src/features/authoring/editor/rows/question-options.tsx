import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { useEditor } from '../editor-context.tsx';
import { EditorTextField } from '../editor-text-field.tsx';
import type { QuestionForm } from '../state/form.ts';
import { fieldName, type QuestionPath } from '../state/row-path.ts';
import { texts } from '../texts.ts';
import { OdiaTextField } from '../versions/odia-text-field.tsx';

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

type MainOptionProps = {
  path: QuestionPath;
  question: QuestionForm;
  index: number;
  /** The name of the radio buttons of the question. */
  group: string;
};

/** An option with the button that marks it as correct. */
export function MainOption({ path, question, index, group }: MainOptionProps) {
  const t = useTexts(texts);
  const { dispatch } = useEditor();
  const letter = OPTION_LETTERS[index] ?? '';
  const isCorrect = question.correctAnswer === index;
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
          value={question.options[index] ?? ''}
          onChange={(text) => dispatch({ type: 'option edited', path, option: index, text })}
        />
      </div>
    </div>
  );
}

type OdiaOptionProps = ComponentProps<typeof OdiaTextField> & { isCorrect: boolean };

export function OdiaOption({ isCorrect, ...rest }: OdiaOptionProps) {
  return (
    <div className={`min-w-0 rounded-soft border p-2 px-3 ${getFrameStyle(isCorrect)}`}>
      <OdiaTextField {...rest} />
    </div>
  );
}

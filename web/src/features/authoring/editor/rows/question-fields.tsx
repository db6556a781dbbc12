import { useId } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { useEditor } from '../editor-context.tsx';
import { EditorTextField } from '../editor-text-field.tsx';
import { FileField } from '../files/file-field.tsx';
import type { QuestionForm } from '../state/form.ts';
import { fieldName, type QuestionPath } from '../state/row-path.ts';
import { texts } from '../texts.ts';

const LETTERS = ['A', 'B', 'C', 'D'] as const;

export function QuestionFields({ path, question }: { path: QuestionPath; question: QuestionForm }) {
  const t = useTexts(texts);
  const { dispatch } = useEditor();
  return (
    <>
      <EditorTextField
        label={t.question}
        name={fieldName(path, 'question')}
        value={question.question}
        multiline
        onChange={(text) => dispatch({ type: 'question edited', path, field: 'question', text })}
      />
      <Options path={path} question={question} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <EditorTextField
          label={t.explanation}
          hint={t.explanationHint}
          required={false}
          name={fieldName(path, 'explanation')}
          value={question.explanation}
          multiline
          onChange={(text) => dispatch({ type: 'question edited', path, field: 'explanation', text })}
        />
        <FileField
          slot={{ kind: 'question-image', path }}
          label={t.questionImage}
          hint={t.questionImageHint}
          file={question.questionImage}
        />
      </div>
    </>
  );
}

function Options({ path, question }: { path: QuestionPath; question: QuestionForm }) {
  const t = useTexts(texts);
  const { dispatch } = useEditor();
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{t.options}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {LETTERS.map((letter, index) => {
          const isCorrect = question.correctAnswer === index;
          return (
            <div
              key={letter}
              className={`flex min-w-0 items-start gap-1 rounded-soft border p-2 pr-3 ${isCorrect ? 'border-(--color-right) bg-right-soft' : 'border-line'}`}
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
        })}
      </div>
    </fieldset>
  );
}

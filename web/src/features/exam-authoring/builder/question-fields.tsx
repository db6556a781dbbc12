import { MAX_OPTIONS, MIN_OPTIONS } from '@sikhya/contract/constants.ts';
import { useId } from 'react';
import { useFormatter } from '../../../language/formatter.ts';
import { useTexts } from '../../../language/locale.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { setOptionCount } from './edit-form.ts';
import type { QuestionForm } from './form.ts';
import { QuestionPicture } from './question-picture.tsx';
import { NumberField, TextField, useOdiaTexts, VersionPair } from './text-fields.tsx';
import { texts } from './texts.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];

const OPTION_COUNTS = Array.from({ length: MAX_OPTIONS - MIN_OPTIONS + 1 }, (_, n) => MIN_OPTIONS + n);

type QuestionFieldsProps = { question: QuestionForm; onChange: (question: QuestionForm) => void };

/** The fields of a question in both languages. */
export function QuestionFields({ question, onChange }: QuestionFieldsProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const odia = useOdiaTexts();
  const set = (changes: Partial<QuestionForm>) => onChange({ ...question, ...changes });
  const setOdia = (changes: Partial<QuestionForm['odia']>) => set({ odia: { ...question.odia, ...changes } });
  return (
    <div className="grid grid-cols-1 gap-4">
      <VersionPair
        label={t.question}
        odiaLabel={odia.question}
        value={question.question}
        odia={question.odia.question}
        required
        multiline
        onChange={(text) => set({ question: text })}
        onOdiaChange={(text) => setOdia({ question: text })}
      />
      <div className="max-w-48">
        <Field label={t.numberOfOptions}>
          <Select
            value={question.options.length}
            onChange={({ target }) => onChange(setOptionCount(question, Number(target.value)))}
          >
            {OPTION_COUNTS.map((count) => (
              <option key={count} value={count}>
                {format.number(count)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <OptionFields question={question} onChange={onChange} />
      <CheckField
        label={t.ownMarks}
        checked={question.optionMarks !== null}
        onChange={(hasMarks) => set({ optionMarks: hasMarks ? question.options.map(() => '0') : null })}
      />
      <VersionPair
        label={t.explanation}
        odiaLabel={odia.explanation}
        value={question.explanation}
        odia={question.odia.explanation}
        multiline
        onChange={(explanation) => set({ explanation })}
        onOdiaChange={(explanation) => setOdia({ explanation })}
      />
      <TextField label={t.tags} hint={t.tagsHint} value={question.tags} onChange={(tags) => set({ tags })} />
      <QuestionPicture url={question.questionImage} onChange={(questionImage) => set({ questionImage })} />
    </div>
  );
}

function OptionFields({ question, onChange }: QuestionFieldsProps) {
  const t = useTexts(texts);
  const odia = useOdiaTexts();
  const group = useId();
  const replace = (list: string[], index: number, text: string) =>
    list.map((each, at) => (at === index ? text : each));
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-2 font-semibold">{t.options}</legend>
      {question.options.map((option, index) => {
        const letter = LETTERS[index] ?? '';
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
                onChange={() => onChange({ ...question, correctAnswer: index })}
                aria-label={t.optionIsCorrect({ letter })}
                className="size-5 accent-(--color-right)"
              />
            </label>
            <div className="grid min-w-0 grow grid-cols-1 gap-3">
              <VersionPair
                label={t.option({ letter })}
                odiaLabel={odia.option({ letter })}
                value={option}
                odia={question.odia.options[index] ?? ''}
                required
                onChange={(text) =>
                  onChange({ ...question, options: replace(question.options, index, text) })
                }
                onOdiaChange={(text) => {
                  const options = replace(question.odia.options, index, text);
                  onChange({ ...question, odia: { ...question.odia, options } });
                }}
              />
              {question.optionMarks && (
                <div className="max-w-48">
                  <NumberField
                    label={t.marksOfOption({ letter })}
                    isMarks
                    required
                    value={question.optionMarks[index] ?? ''}
                    onChange={(text) =>
                      onChange({
                        ...question,
                        optionMarks: question.optionMarks && replace(question.optionMarks, index, text),
                      })
                    }
                  />
                </div>
              )}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}

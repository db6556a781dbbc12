import { OPTIONS_PER_QUESTION } from '@sikhya/contract/constants.ts';
import type { OdiaQuestion } from '@sikhya/contract/odia-version.ts';
import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { getLang } from '../../../../lib/odia.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TrashIcon } from '../../../../ui/portal-icons.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import type { OdiaQuestionField } from '../state/edit-odia.ts';
import { type ImportItem, type ItemChange, OPTION_LETTERS } from './import-items.ts';
import { texts } from './texts.ts';

type ImportQuestionFormProps = {
  item: ImportItem;
  onChange: (change: ItemChange) => void;
  onDone: () => void;
};

/** The fields of one question of the preview. */
export function ImportQuestionForm({ item, onChange, onDone }: ImportQuestionFormProps) {
  const t = useTexts(texts);
  const { key, question, explanation } = item;
  const firstField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => firstField.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <Field label={t.question({ number: key + 1 })}>
        <TextArea
          ref={firstField}
          short
          value={question}
          lang={getLang(question)}
          onChange={(event) =>
            onChange({ type: 'texts changed', key, texts: { question: event.target.value } })
          }
        />
      </Field>
      <OptionFields item={item} onChange={onChange} />
      <Field label={t.explanation} hint={t.optional}>
        <TextArea
          short
          value={explanation}
          lang={getLang(explanation)}
          onChange={(event) =>
            onChange({ type: 'texts changed', key, texts: { explanation: event.target.value } })
          }
        />
      </Field>
      {item.odia && <OdiaFields item={item} odia={item.odia} onChange={onChange} />}
      <div>
        <Button tone="soft" size="small" onClick={onDone}>
          {t.done}
        </Button>
      </div>
    </div>
  );
}

type OdiaFieldsProps = Omit<ImportQuestionFormProps, 'onDone'> & { odia: OdiaQuestion };

/** The fields of the Odia version, which is removed when all of them are emptied. */
function OdiaFields({ item: { key }, odia, onChange }: OdiaFieldsProps) {
  const t = useTexts(texts);
  const edit = (field: OdiaQuestionField) => (event: ChangeEvent<HTMLTextAreaElement>) =>
    onChange({ type: 'odia changed', key, field, text: event.target.value });
  const odiaField = { short: true, lang: 'or', 'data-ime': 'odia' } as const;
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-line pt-4">
      <legend className="sr-only">{t.odiaVersion}</legend>
      <Field label={t.odiaQuestion}>
        <TextArea {...odiaField} value={odia.question} onChange={edit('question')} />
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        {odia.options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options are identified by their index
          <Field key={index} label={t.odiaOption({ letter: getLetter(index) })}>
            <TextArea {...odiaField} rows={1} value={option} onChange={edit(index)} />
          </Field>
        ))}
      </div>
      <Field label={t.odiaExplanation} hint={t.optional}>
        <TextArea {...odiaField} value={odia.explanation} onChange={edit('explanation')} />
      </Field>
    </fieldset>
  );
}

const getLetter = (index: number) => OPTION_LETTERS[index] ?? '';

function OptionFields({ item, onChange }: Omit<ImportQuestionFormProps, 'onDone'>) {
  const t = useTexts(texts);
  const { key, options, correctAnswer } = item;
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{t.options}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options are identified by their index
          <div key={index} className="flex min-w-0 items-center gap-1">
            <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
              <input
                type="radio"
                name={group}
                checked={correctAnswer === index}
                onChange={() => onChange({ type: 'answer chosen', key, option: index })}
                aria-label={t.optionIsCorrect({ letter: getLetter(index) })}
                className="size-5 accent-(--color-right)"
              />
            </label>
            <span className="w-5 shrink-0 font-semibold">{getLetter(index)}.</span>
            <div className="min-w-0 grow">
              <TextArea
                rows={1}
                short
                aria-label={t.option({ letter: getLetter(index) })}
                value={option}
                lang={getLang(option)}
                onChange={(event) =>
                  onChange({ type: 'option changed', key, option: index, text: event.target.value })
                }
              />
            </div>
            {options.length > OPTIONS_PER_QUESTION && (
              <IconButton
                label={t.removeOption({ letter: getLetter(index) })}
                onClick={() => onChange({ type: 'option removed', key, option: index })}
              >
                <TrashIcon />
              </IconButton>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

import type { BankQuestion } from '@sikhya/contract/question-bank.ts';
import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PlusIcon, TrashIcon } from '../../ui/portal-icons.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { InExam } from './add-from-bank.tsx';
import { useDrawQuestions } from './api.ts';
import { SourceFields } from './bank-filters.tsx';
import { texts } from './texts.ts';

export type BlueprintRow = {
  key: number;
  courseId: string;
  chapterId: string;
  tag: string;
  count: string;
  hard: string;
};

export const createRow = (key: number): BlueprintRow => ({
  key,
  courseId: '',
  chapterId: '',
  tag: '',
  count: '10',
  hard: '0',
});

const MAX_ROWS = 50;

type BlueprintFormProps = {
  inExam: InExam;
  rows: readonly BlueprintRow[];
  onRows: (rows: readonly BlueprintRow[]) => void;
  onAdd: (questions: readonly BankQuestion[]) => void;
};

/** Draws questions by rows such as '20 of this chapter, 30 % of them hard'. */
export function BlueprintForm({ inExam, rows, onRows, onAdd }: BlueprintFormProps) {
  const t = useTexts(texts);
  const [wasSent, setSent] = useState(false);
  const drawing = useDrawQuestions();
  const set = (key: number, changes: Partial<BlueprintRow>) => {
    onRows(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));
    drawing.reset();
  };
  const draw = () => {
    setSent(true);
    if (!rows.every(isComplete)) return;
    const blueprint = rows.map(({ key: _, count, hard, ...source }) => ({
      ...source,
      count: Number(count),
      hardPercent: Number(hard),
    }));
    drawing.mutate({ rows: blueprint, ids: [...inExam.ids], texts: [...inExam.texts] });
  };
  const drawn = drawing.data?.rows;
  const questions = drawn?.flatMap((row) => row.questions) ?? [];
  return (
    <>
      {rows.map((row, index) => (
        <fieldset key={row.key} className="grid min-w-0 gap-3 rounded-soft border border-line p-3">
          <legend className="px-1 font-semibold">{t.row({ number: index + 1 })}</legend>
          <div className="grid gap-3 sm:grid-cols-3">
            <SourceFields
              filter={row}
              onChange={(changes) => set(row.key, changes as Partial<BlueprintRow>)}
            />
          </div>
          <div className="grid grid-cols-[1fr_1fr_auto] items-end gap-3">
            <NumberInput label={t.count} value={row.count} onChange={(count) => set(row.key, { count })} />
            <NumberInput label={t.hardPercent} value={row.hard} onChange={(hard) => set(row.key, { hard })} />
            <IconButton
              label={t.removeRow({ number: index + 1 })}
              onClick={() => onRows(rows.filter(({ key }) => key !== row.key))}
            >
              <TrashIcon />
            </IconButton>
          </div>
          {wasSent && !isComplete(row) && <FieldError>{t.rowIncomplete}</FieldError>}
          {drawn?.[index] && (
            <p role="status" className="text-small text-ink-soft">
              {t.drawn({
                number: index + 1,
                found: drawn[index].questions.length,
                wanted: Number(row.count),
                hard: drawn[index].hard,
              })}
            </p>
          )}
        </fieldset>
      ))}
      {drawing.isError && (
        <FieldError>
          <FailureText error={drawing.error} />
        </FieldError>
      )}
      <div className="flex flex-wrap gap-3">
        {rows.length < MAX_ROWS && (
          <Button
            tone="quiet"
            onClick={() => onRows([...rows, createRow(Math.max(0, ...rows.map(({ key }) => key)) + 1)])}
          >
            <PlusIcon />
            {t.addRow}
          </Button>
        )}
        <Button tone="soft" busy={drawing.isPending} disabled={rows.length === 0} onClick={draw}>
          {t.draw}
        </Button>
        {questions.length > 0 && (
          <Button onClick={() => onAdd(questions)}>{t.addChosen({ count: questions.length })}</Button>
        )}
      </div>
    </>
  );
}

function isComplete({ courseId, chapterId, tag, count, hard }: BlueprintRow): boolean {
  const isBetween = (text: string, min: number, max: number) =>
    /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  return [courseId, chapterId, tag].some(Boolean) && isBetween(count, 1, 1000) && isBetween(hard, 0, 100);
}

type NumberInputProps = { label: string; value: string; onChange: (text: string) => void };

function NumberInput({ label, value, onChange }: NumberInputProps) {
  return (
    <Field label={label}>
      <TextInput
        inputMode="numeric"
        data-ime="off"
        value={value}
        onChange={({ target }) => onChange(target.value.trim())}
      />
    </Field>
  );
}

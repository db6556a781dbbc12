import type { CourseVersion } from '@sikhya/contract/publishing.ts';
import { type FormEvent, useState } from 'react';
import { useFormatter } from '../../../language/formatter.ts';
import { useTexts } from '../../../language/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { WORKING_COPY } from './compared-versions.ts';
import { texts } from './texts.ts';

type CompareFormProps = {
  /** The newest first. */
  versions: readonly CourseVersion[];
  hasWorkingCopy: boolean;
  onCompare: (from: string, to: string) => void;
};

/** Two lists to choose the versions to compare; at first the last two. */
export function CompareForm({ versions, hasWorkingCopy, onCompare }: CompareFormProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const choices = [
    ...(hasWorkingCopy ? [{ value: WORKING_COPY, label: t.workingCopy }] : []),
    ...versions.map(({ number, publishedAt }) => ({
      value: String(number),
      label: `${t.versionNumber({ number })} · ${format.dateTime(publishedAt)}`,
    })),
  ];
  const [from, setFrom] = useState(choices[1]?.value ?? '');
  const [to, setTo] = useState(choices[0]?.value ?? '');
  if (choices.length < 2) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCompare(from, to);
  };
  const options = choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
  return (
    <form
      onSubmit={submit}
      aria-label={t.compareTitle}
      className="grid gap-4 rounded-soft border border-line bg-sheet p-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end"
    >
      <Field label={t.from}>
        <Select value={from} onChange={(event) => setFrom(event.target.value)}>
          {options}
        </Select>
      </Field>
      <Field label={t.to}>
        <Select value={to} onChange={(event) => setTo(event.target.value)}>
          {options}
        </Select>
      </Field>
      <Button type="submit" tone="soft">
        {t.compare}
      </Button>
    </form>
  );
}

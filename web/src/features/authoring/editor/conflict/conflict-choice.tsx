import { describeCourseField } from '@sikhya/contract/describe-course-field.ts';
import { type ReactNode, useId } from 'react';
import { useLocale, useTexts } from '../../../../language/locale.tsx';
import { getLang } from '../../../../lib/odia.ts';
import { FieldValueText } from '../../differences/field-value-text.tsx';
import type { CourseForm } from '../state/form.ts';
import { texts } from '../texts.ts';
import { getRowId, type MergeConflict } from './merge.ts';
import type { Choice } from './merge-fields.ts';

type ConflictChoiceProps = {
  conflict: MergeConflict;
  /** Mine and theirs; one of them has the row. */
  forms: readonly CourseForm[];
  /** Undefined for what happens without a choice. */
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
};

/** A field or row that both have changed: both values side by side, to choose one. */
export function ConflictChoice({ conflict, forms, choice, onChoose }: ConflictChoiceProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const name = useId();
  const rowPath = forms.map((form) => findRowPath(form, conflict.row)).find(Boolean) ?? [];
  const field = conflict.kind === 'field' ? conflict.field : [];
  const keptSide = conflict.kind === 'removal' && conflict.removedBy === 'mine' ? 'theirs' : 'mine';
  const selected = choice ?? keptSide;
  const describe = (side: Choice): ReactNode => {
    if (conflict.kind === 'field') return <FieldValueText value={conflict[side]} />;
    if (side === conflict.removedBy) return t.removed;
    return <span lang={getLang(conflict.title)}>{conflict.title}</span>;
  };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-semibold first-letter:uppercase">
        {describeCourseField([...rowPath, ...field], locale) || t.course}
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((side) => (
          <label
            key={side}
            className="flex min-w-0 cursor-pointer items-start gap-3 rounded-soft border border-line p-3 has-checked:border-indigo has-checked:bg-indigo-soft"
          >
            <input
              type="radio"
              name={name}
              checked={selected === side}
              onChange={() => onChoose(side)}
              className="mt-1 size-4.5 shrink-0 accent-indigo"
            />
            <span className="min-w-0">
              <span className="block text-small text-ink-soft">{side === 'mine' ? t.yours : t.theirs}</span>
              <span className="block whitespace-pre-line wrap-anywhere">{describe(side)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Returns the way to a row in the course input; undefined when the form does not have it. */
function findRowPath(form: CourseForm, id: string): PropertyKey[] | undefined {
  for (const [s, subject] of form.subjects.entries()) {
    if (getRowId(subject) === id) return ['subjects', s];
    for (const [c, chapter] of subject.chapters.entries()) {
      const path = ['subjects', s, 'chapters', c];
      if (getRowId(chapter) === id) return path;
      const q = chapter.questions.findIndex((question) => getRowId(question) === id);
      if (q >= 0) return [...path, 'questions', q];
    }
  }
  return undefined;
}

import type { ReactNode } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { Field } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { ExamForm } from './form.ts';
import { NumberField } from './text-fields.tsx';
import { texts } from './texts.ts';
import type { EditExam } from './use-exam-form.ts';

export type CoursesProps = {
  chosen: readonly string[];
  hint: string;
  onChange: (courseIds: string[]) => void;
};

type AccessFieldsProps = {
  form: ExamForm;
  edit: EditExam;
  /** The choice of courses, which another feature has. */
  renderCourses: (props: CoursesProps) => ReactNode;
};

export function AccessFields({ form, edit, renderCourses }: AccessFieldsProps) {
  const t = useTexts(texts);
  const set = (changes: Partial<ExamForm>) => edit((before) => ({ ...before, ...changes }));
  const time = (label: string, name: 'opensAt' | 'closesAt' | 'releaseAt', hint: string) => (
    <Field label={label} hint={hint}>
      <TextInput
        type="datetime-local"
        data-ime="off"
        value={form[name]}
        onChange={({ target }) => set({ [name]: target.value })}
      />
    </Field>
  );
  return (
    <Panel title={t.access}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {time(t.opensAt, 'opensAt', t.timeHint)}
        {time(t.closesAt, 'closesAt', t.timeHint)}
        <NumberField
          label={t.lateEntry}
          hint={t.lateEntryHint}
          value={form.lateEntryMinutes}
          onChange={(lateEntryMinutes) => set({ lateEntryMinutes })}
        />
        {time(t.releaseAt, 'releaseAt', t.releaseHint)}
        <NumberField
          label={t.attempts}
          required
          value={form.attempts}
          onChange={(attempts) => set({ attempts })}
        />
      </div>
      {renderCourses({
        chosen: form.courseIds,
        hint: t.coursesHint,
        onChange: (courseIds) => set({ courseIds }),
      })}
    </Panel>
  );
}

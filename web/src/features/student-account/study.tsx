import type { StudentAccount } from '@sikhya/contract/student-account.ts';
import { useTexts } from '../../language/locale.tsx';
import { CheckRow } from '../../ui/check-row.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { useUpdateAccount } from './api.ts';
import { texts } from './texts.ts';

/** The examination that the student prepares for. */
export function Study({ account: { examDay, wantsReminders } }: { account: StudentAccount }) {
  const t = useTexts(texts);
  const { run } = useAction();
  const update = useUpdateAccount();
  return (
    <Panel title={t.study}>
      <Field label={t.examDay} hint={t.examDayHint}>
        <TextInput
          type="date"
          max="2099-12-31"
          // stored when the person leaves the field, because a year that is being typed is a date too
          key={examDay}
          defaultValue={examDay ?? ''}
          onBlur={(event) => {
            const day = event.target.value || null;
            if (day !== examDay && event.target.validity.valid)
              void run(() => update.mutateAsync({ examDay: day }));
          }}
        />
      </Field>
      <CheckRow
        label={t.reminders}
        // shown before the server has stored it
        checked={(update.isPending ? update.variables.wantsReminders : undefined) ?? wantsReminders}
        onChange={(checked) => void run(() => update.mutateAsync({ wantsReminders: checked }))}
      />
    </Panel>
  );
}

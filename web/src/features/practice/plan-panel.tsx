import type { PracticeSettings } from '@sikhya/contract/practice.ts';
import { useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.tsx';
import { useSetSettings } from './api.ts';
import { texts } from './texts.ts';

const MINUTES = [5, 10, 15, 20, 30, 45, 60, 90, 120];
const DAYS = [1, 2, 3, 4, 5, 6, 7];

/** How long, how often, and until when. */
export function PlanPanel({ settings }: { settings: PracticeSettings }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const [draft, setDraft] = useState(settings);
  const { mutateAsync: save } = useSetSettings();
  const { isBusy, error, submit } = useFormSubmit({
    title: t.plan,
    done: t.planSaved,
    isValid: true,
    onSubmit: () => save(draft),
  });
  const change = (changed: Partial<PracticeSettings>) => setDraft((before) => ({ ...before, ...changed }));
  const minutes = MINUTES.includes(settings.minutesPerDay) ? MINUTES : [...MINUTES, settings.minutesPerDay];
  return (
    <Panel title={t.plan}>
      <form className="grid gap-4" onSubmit={submit}>
        <Field label={t.minutesPerDay}>
          <Select
            value={draft.minutesPerDay}
            onChange={({ target }) => change({ minutesPerDay: Number(target.value) })}
          >
            {minutes.map((value) => (
              <option key={value} value={value}>
                {format.duration(value)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t.daysPerWeek}>
          <Select
            value={draft.daysPerWeek}
            onChange={({ target }) => change({ daysPerWeek: Number(target.value) })}
          >
            {DAYS.map((value) => (
              <option key={value} value={value}>
                {format.number(value)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t.examDay} hint={t.examDayHint}>
          <TextInput
            type="date"
            value={draft.examDay ?? ''}
            onChange={({ target }) => change({ examDay: target.value || null })}
          />
        </Field>
        {error && (
          <p role="alert" className="text-wrong">
            <FailureText error={error} />
          </p>
        )}
        <div>
          <Button type="submit" tone="soft" busy={isBusy}>
            {t.savePlan}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

import { useTexts } from '../../../language/locale.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import type { ExamForm } from './form.ts';
import { NumberField } from './text-fields.tsx';
import { texts } from './texts.ts';
import type { EditExam } from './use-exam-form.ts';

/** The settings that a paper freezes besides its sections: time, passing score, shuffling and the calculator. */
export function RuleFields({ form, edit, isLocked }: { form: ExamForm; edit: EditExam; isLocked: boolean }) {
  const t = useTexts(texts);
  const set = (changes: Partial<ExamForm>) => edit((before) => ({ ...before, ...changes }));
  return (
    <Panel title={t.rules}>
      <fieldset disabled={isLocked} className="grid min-w-0 gap-4">
        <div>
          <SegmentedControl
            label={t.timing}
            options={[
              { value: 'exam', label: t.wholeExam },
              { value: 'sections', label: t.eachSection },
            ]}
            value={form.hasTimedSections ? 'sections' : 'exam'}
            onChange={(value) => set({ hasTimedSections: value === 'sections' })}
          />
          <p className="mt-1.5 text-small text-ink-soft">
            {form.hasTimedSections ? t.lockedSections : t.freeMovement}
          </p>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          {!form.hasTimedSections && (
            <NumberField
              label={t.minutes}
              required
              value={form.minutes}
              onChange={(minutes) => set({ minutes })}
            />
          )}
          <NumberField
            label={t.passMark}
            required
            value={form.passPercent}
            onChange={(passPercent) => set({ passPercent })}
          />
        </div>
        <div className="grid sm:grid-cols-3">
          <CheckField
            label={t.shuffleQuestions}
            checked={form.shufflesQuestions}
            onChange={(shufflesQuestions) => set({ shufflesQuestions })}
          />
          <CheckField
            label={t.shuffleOptions}
            checked={form.shufflesOptions}
            onChange={(shufflesOptions) => set({ shufflesOptions })}
          />
          <CheckField
            label={t.calculator}
            checked={form.allowsCalculator}
            onChange={(allowsCalculator) => set({ allowsCalculator })}
          />
        </div>
      </fieldset>
    </Panel>
  );
}

import { DECISION_KINDS, type DecisionKind, hasRightOptions } from '@sikhya/contract/corrections.ts';
import type { ReportCase } from '@sikhya/contract/report-cases.ts';
import { useTexts } from '../../language/locale.tsx';
import { useFormInput } from '../../lib/form-input/use-form-input.ts';
import { getLang } from '../../lib/odia.ts';
import { isSignedOut } from '../../lib/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceButtons } from '../../ui/choice-buttons.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RestoredNotice } from '../../ui/restored-notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { useDiscardConfirmOfPage } from '../../ui/use-discard-confirm.ts';
import { type DecisionInput, useDecide } from './api.ts';
import { getDecisionLabel } from './decision-view.tsx';
import { EffectView } from './effect-view.tsx';
import { texts } from './texts.ts';

type Form = { kind: DecisionKind; options: number[]; language: 'en' | 'or'; reason: string };

const EMPTY: Form = { kind: 'key-changed', options: [], language: 'or', reason: '' };

/** The decision: a preview of what it changes comes first, and any change of the form asks for a new one. */
export function DecisionForm({ reportCase }: { reportCase: ReportCase }) {
  const t = useTexts(texts);
  const preview = useDecide(reportCase._id);
  const { mutateAsync: apply } = useDecide(reportCase._id);
  const input = useFormInput(`report-decision:${reportCase._id}`, EMPTY);
  const form = input.values;
  const change = (changes: Partial<Form>) => {
    input.change(changes);
    preview.reset();
  };
  const body: DecisionInput = {
    kind: form.kind,
    correctAnswers: hasRightOptions(form.kind) ? form.options : null,
    language: form.kind === 'translation' ? form.language : null,
    reason: form.reason,
  };
  const isClosing = form.kind === 'no-change';
  const kinds = DECISION_KINDS.filter((kind) => kind !== 'translation' || reportCase.odia);
  // a failure is shown in a toast, because the form is gone if the case turns out to be decided
  const { run, isBusy } = useAction();
  useDiscardConfirmOfPage(input.isChanged && !isBusy, { unless: isSignedOut });
  const decide = () => run(() => apply(body), { done: t.applied });
  return (
    <Panel title={t.decision}>
      <RestoredNotice isShown={input.isRestored} />
      <ChoiceButtons
        label={t.decision}
        choices={kinds.map((value) => ({ value, label: getDecisionLabel(value, t) }))}
        value={form.kind}
        onChange={(kind) => change({ kind, options: [] })}
      />
      {hasRightOptions(form.kind) && (
        <OptionChoice
          options={reportCase.options}
          chosen={form.options}
          isSingle={form.kind === 'key-changed'}
          onChange={(options) => change({ options })}
        />
      )}
      {form.kind === 'translation' && (
        <ChoiceButtons
          label={t.language}
          choices={[
            { value: 'or', label: t.odia },
            { value: 'en', label: t.english },
          ]}
          value={form.language}
          onChange={(language) => change({ language })}
        />
      )}
      <Field label={t.reason} hint={t.reasonHint} required={isClosing}>
        <TextArea short value={form.reason} onChange={({ target }) => change({ reason: target.value })} />
      </Field>
      {preview.data && <EffectView effect={preview.data} />}
      {preview.error && (
        <FieldError>
          <FailureText error={preview.error} />
        </FieldError>
      )}
      <div className="flex flex-wrap gap-3">
        {!isClosing && (
          <Button
            tone={preview.data ? 'quiet' : 'main'}
            busy={preview.isPending}
            onClick={() => preview.mutate({ ...body, preview: true })}
          >
            {t.preview}
          </Button>
        )}
        {(isClosing || preview.data) && (
          <Button busy={isBusy} onClick={() => void decide()}>
            {isClosing ? t.close : t.apply}
          </Button>
        )}
      </div>
    </Panel>
  );
}

type OptionChoiceProps = {
  options: readonly string[];
  chosen: readonly number[];
  isSingle: boolean;
  onChange: (chosen: number[]) => void;
};

function OptionChoice({ options, chosen, isSingle, onChange }: OptionChoiceProps) {
  const t = useTexts(texts);
  const toggle = (index: number) => {
    if (isSingle) return onChange([index]);
    onChange(chosen.includes(index) ? chosen.filter((option) => option !== index) : [...chosen, index]);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold">{t.rightAnswers}</legend>
      {options.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options never move here
        <label key={index} className="flex min-h-11 items-center gap-3">
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name="right-answers"
            checked={chosen.includes(index)}
            onChange={() => toggle(index)}
          />
          <span className="min-w-0 wrap-anywhere">
            {`${'ABCDEF'[index]}. `}
            <span lang={getLang(option)}>{option}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

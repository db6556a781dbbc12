import { MAX_REPORT_LENGTH, REPORT_KINDS, type ReportKind } from '@sikhya/contract/reports.ts';
import { useId, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { NeedsConnection } from '../../lib/needs-connection.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceButtons } from '../../ui/choice-buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useDiscardConfirm } from '../../ui/use-discard-confirm.ts';
import { useFormSubmit } from '../../ui/use-form-submit.tsx';
import { useCreateReport } from './api.ts';
import { PictureChooser } from './picture-chooser.tsx';
import { deleteSharedPicture } from './shared-picture.ts';
import { texts } from './texts.ts';

type ReportProblemProps = { questionId: string; resultId: string; number: number; hasOdia: boolean };

/** The button below a reviewed question, and its dialog. */
export function ReportProblem(props: ReportProblemProps) {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        aria-label={t.reportNumbered({ number: props.number })}
        onClick={() => setOpen(true)}
      >
        {t.reportProblem}
      </Button>
      {isOpen && <ReportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

type Form = { kind: ReportKind; language: 'en' | 'or'; text: string; picture: string | null };

function ReportDialog({
  questionId,
  resultId,
  number,
  hasOdia,
  onClose,
}: ReportProblemProps & { onClose: () => void }) {
  const t = useTexts(texts);
  const formId = useId();
  const { mutateAsync: create } = useCreateReport();
  const [form, setForm] = useState<Form>({ kind: 'wrong-key', language: 'or', text: '', picture: null });
  const [usesShared, setUsesShared] = useState(false);
  const isMissing = form.text.trim() === '';
  const { wasSubmitted, isBusy, error, submit } = useFormSubmit({
    title: t.reportNumbered({ number }),
    done: t.sent,
    isValid: !isMissing,
    onSubmit: async () => {
      const language = form.kind === 'translation' ? form.language : null;
      await create({ ...form, questionId, resultId, language });
      if (usesShared) void deleteSharedPicture();
    },
    onDone: onClose,
  });
  const close = useDiscardConfirm((!isMissing || form.picture !== null) && !isBusy, onClose);
  return (
    <Dialog
      open
      keepOpen
      onClose={close}
      title={t.reportNumbered({ number })}
      description={t.reportNote}
      footer={
        <>
          <Button tone="quiet" onClick={close}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {t.send} <NeedsConnection />
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <KindFields form={form} onChange={setForm} hasOdia={hasOdia} />
        <Field label={t.explain} required error={wasSubmitted && isMissing && t.explainMissing}>
          <TextArea
            short
            maxLength={MAX_REPORT_LENGTH}
            value={form.text}
            onChange={({ target }) => setForm({ ...form, text: target.value })}
          />
        </Field>
        <PictureChooser
          url={form.picture}
          onChange={(picture, isShared) => {
            setForm((before) => ({ ...before, picture }));
            setUsesShared(isShared);
          }}
        />
        {error && (
          <FieldError>
            <FailureText error={error} />
          </FieldError>
        )}
      </form>
    </Dialog>
  );
}

type KindFieldsProps = { form: Form; onChange: (form: Form) => void; hasOdia: boolean };

/** The kind of the problem, and the language if it is the translation. */
function KindFields({ form, onChange, hasOdia }: KindFieldsProps) {
  const t = useTexts(texts);
  // without an Odia version there is no translation
  const kinds = REPORT_KINDS.filter((kind) => kind !== 'translation' || hasOdia);
  return (
    <>
      <div className="grid gap-1.5">
        <p className="font-semibold">{t.whatIsWrong}</p>
        <ChoiceButtons
          label={t.whatIsWrong}
          choices={kinds.map((value) => ({ value, label: t[value] }))}
          value={form.kind}
          onChange={(kind) => onChange({ ...form, kind })}
        />
      </div>
      {form.kind === 'translation' && (
        <div className="grid gap-1.5">
          <p className="font-semibold">{t.whichLanguage}</p>
          <ChoiceButtons
            label={t.whichLanguage}
            choices={(['or', 'en'] as const).map((value) => ({ value, label: t[value] }))}
            value={form.language}
            onChange={(language) => onChange({ ...form, language })}
          />
        </div>
      )}
    </>
  );
}

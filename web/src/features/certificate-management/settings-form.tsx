import type { CertificateSettings, getCertificateSettings } from '@sikhya/contract/certificates.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { type FormEvent, useState } from 'react';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { useFormInput } from '../../lib/form-input/use-form-input.ts';
import { getLang } from '../../lib/odia.ts';
import { isSignedOut } from '../../lib/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { useLeaveConfirm } from '../../ui/leave-confirm.ts';
import { Panel } from '../../ui/panel.tsx';
import { RestoredNotice } from '../../ui/restored-notice.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useSaveSettings } from './api.ts';
import { SignatureField } from './signature-field.tsx';
import { texts } from './texts.ts';

type Loaded = EndpointResponse<typeof getCertificateSettings>;

const NO_ODIA = { text: '', signatory: '' };

const toForm = (settings: CertificateSettings) => ({ ...settings, odia: settings.odia ?? NO_ODIA });

type Form = ReturnType<typeof toForm>;

/** The form after a save: edits that were made meanwhile stay, and the next save is based on this one. */
function withSaved(current: Form, sent: Form, { updatedAt, signature }: CertificateSettings): Form {
  return {
    ...current,
    updatedAt,
    signature: current.signature === sent.signature ? signature : current.signature,
  };
}

type SettingsFormProps = { courseId: string; loaded: Loaded };

/** The settings of the certificate of a course. */
export function SettingsForm({ courseId, loaded }: SettingsFormProps) {
  const t = useTexts(texts);
  const toast = useToast();
  const saving = useSaveSettings();
  const [base, setBase] = useState(loaded.settings);
  const input = useFormInput(`certificate-settings:${courseId}`, toForm(base));
  const { values: form, set: setForm, change } = input;
  useLeaveConfirm(input.isChanged, { title: t.leaveTitle, text: t.leaveText, unless: isSignedOut });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const hasOdia = form.odia.text.trim() !== '' || form.odia.signatory.trim() !== '';
    const body = { ...form, odia: hasOdia ? form.odia : null };
    const { settings } = await saving.mutateAsync({ params: { courseId }, body });
    setBase(settings);
    setForm((current) => (current === form ? toForm(settings) : withSaved(current, form, settings)));
    toast({ text: t.saved, tone: 'right' });
  };
  return (
    <form
      noValidate
      className="grid max-w-4xl gap-6"
      onSubmit={(event) => void submit(event).catch(() => {})}
    >
      <RestoredNotice isShown={input.isRestored} />
      <div>
        <p className="mb-1.5 font-semibold">{t.hasCertificate}</p>
        <SegmentedControl
          label={t.hasCertificate}
          options={[
            { value: 'yes', label: t.yes },
            { value: 'no', label: t.no },
          ]}
          value={form.isEnabled ? 'yes' : 'no'}
          onChange={(value) => change({ isEnabled: value === 'yes' })}
        />
      </div>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <SchoolTexts title={t.inEnglish} hint={t.textHint} texts={form} onChange={change} />
        <SchoolTexts
          title={t.inOdia}
          hint={t.odiaHint}
          texts={form.odia}
          onChange={(changes) => change({ odia: { ...form.odia, ...changes } })}
        />
      </div>
      <SignatureField url={form.signature} onChange={(signature) => change({ signature })} />
      <ExamField exams={loaded.exams} examId={form.examId} onChange={(examId) => change({ examId })} />
      {saving.isError && (
        <FieldError>
          <FailureText error={saving.error} />
        </FieldError>
      )}
      <div>
        <Button type="submit" busy={saving.isPending}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}

type SchoolTextsProps = {
  title: string;
  hint: string;
  texts: { text: string; signatory: string };
  onChange: (changes: { text?: string; signatory?: string }) => void;
};

function SchoolTexts({ title, hint, texts: { text, signatory }, onChange }: SchoolTextsProps) {
  const t = useTexts(texts);
  return (
    <Panel title={title}>
      <Field label={t.text} hint={hint}>
        <TextArea
          lang={getLang(text)}
          maxLength={600}
          value={text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </Field>
      <Field label={t.signatory} hint={t.signatoryHint}>
        <TextArea
          short
          lang={getLang(signatory)}
          maxLength={300}
          value={signatory}
          onChange={({ target }) => onChange({ signatory: target.value })}
        />
      </Field>
    </Panel>
  );
}

type ExamFieldProps = {
  exams: Loaded['exams'];
  examId: string | null;
  onChange: (examId: string | null) => void;
};

function ExamField({ exams, examId, onChange }: ExamFieldProps) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const isGone = examId !== null && !exams.some(({ _id }) => _id === examId);
  return (
    <Field label={t.exam} hint={t.examHint}>
      <Select value={examId ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        <option value="">{t.noExam}</option>
        {isGone && <option value={examId}>{t.goneExam}</option>}
        {exams.map((exam) => {
          const { title } = titlesInLanguage(exam, language);
          return (
            <option key={exam._id} value={exam._id} lang={getLang(title)}>
              {title}
            </option>
          );
        })}
      </Select>
    </Field>
  );
}

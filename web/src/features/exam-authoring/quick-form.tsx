import type { Texts } from '@sikhya/contract/language/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import { useNavigate } from '../../language/navigation.tsx';
import { richText } from '../../language/rich-text.tsx';
import { useFormInput } from '../../lib/form-input/use-form-input.ts';
import { paths } from '../../lib/paths.ts';
import { isSignedOut } from '../../lib/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { RestoredNotice } from '../../ui/restored-notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useDiscardConfirmOfPage } from '../../ui/use-discard-confirm.ts';
import { useFormSubmit } from '../../ui/use-form-submit.tsx';
import { useCreateExam } from './api.ts';
import { describeRefusal } from './describe-refusal.ts';
import { parseQuestions } from './parse-questions.ts';
import { texts } from './texts.ts';

const MAX_MINUTES = 24 * 60;

const EXAMPLE = '[{ "question": "2 + 2 = ?", "options": ["3", "4"], "correctAnswer": 1 }]';

type Form = { title: string; minutes: string; questions: string };

const EMPTY: Form = { title: '', minutes: '', questions: '' };

/** Makes an exam from a title, a duration and questions as JSON. */
export function QuickForm() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { mutateAsync: create } = useCreateExam();
  const input = useFormInput('quick-exam', EMPTY);
  const form = input.values;
  const change = (changes: Partial<Form>) => {
    input.change(changes);
    clearError();
  };
  const problems = findProblems(form, t);
  const { wasSubmitted, isBusy, error, submit, clearError } = useFormSubmit({
    title: t.createTest,
    done: t.testCreated,
    isValid: !Object.values(problems).some(Boolean),
    onSubmit: async () => {
      const parsed = parseQuestions(form.questions);
      if ('error' in parsed) return false;
      return create({ title: form.title, minutes: Number(form.minutes), sections: parsed.sections });
    },
    onDone: () => void navigate(paths.exams),
  });
  useDiscardConfirmOfPage(input.isChanged && !isBusy, { unless: isSignedOut });
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <RestoredNotice isShown={input.isRestored} />
      <Field label={t.title} required error={wasSubmitted && problems.title}>
        <TextInput
          name="title"
          value={form.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <Field label={t.durationMinutes} required error={wasSubmitted && problems.minutes}>
        <TextInput
          name="duration"
          type="number"
          min={1}
          max={MAX_MINUTES}
          value={form.minutes}
          onChange={({ target }) => change({ minutes: target.value })}
        />
      </Field>
      <Field
        label={t.questionsJson}
        required
        hint={richText(t.questionsJsonHint({ example: EXAMPLE }), {
          code: (children) => (
            <code lang="en" className="wrap-anywhere">
              {children}
            </code>
          ),
        })}
        error={wasSubmitted && problems.questions}
      >
        <TextArea
          name="questions"
          rows={8}
          spellCheck={false}
          value={form.questions}
          onChange={({ target }) => change({ questions: target.value })}
        />
      </Field>
      {error && (
        <FieldError>
          <FailureText error={error} text={describeRefusal(error)} />
        </FieldError>
      )}
      <div>
        <Button type="submit" busy={isBusy}>
          {t.createTest}
        </Button>
      </div>
    </form>
  );
}

/** Returns the error of each field; false if there is none. */
function findProblems({ title, minutes, questions }: Form, t: Texts<typeof texts>) {
  const number = Number(minutes);
  const isMinutes = Number.isInteger(number) && number >= 1 && number <= MAX_MINUTES;
  return {
    title: title.trim() === '' && t.fillIn,
    minutes: !isMinutes && (minutes === '' ? t.fillIn : t.wrongMinutes),
    questions: getQuestionsProblem(questions, t),
  };
}

function getQuestionsProblem(text: string, t: Texts<typeof texts>): string | false {
  if (text.trim() === '') return t.fillIn;
  const parsed = parseQuestions(text);
  return 'error' in parsed && t.brokenJson(parsed.error);
}

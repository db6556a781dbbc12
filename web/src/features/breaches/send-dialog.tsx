import { useId, useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.tsx';
import { type BreachInput, useSendBreach } from './api.ts';
import { texts } from './texts.ts';

type SendDialogProps = { notice: BreachInput; count: number; onClose: () => void; onSent: () => void };

/** Confirms twice: first the texts as people will read them, then the number of people, which the admin types. */
export function SendDialog({ notice, count, onClose, onSent }: SendDialogProps) {
  const t = useTexts(texts);
  const [isRead, setRead] = useState(false);
  if (isRead) return <CountStep notice={notice} count={count} onClose={onClose} onSent={onSent} />;
  return (
    <Dialog
      open
      onClose={onClose}
      keepOpen
      wide
      title={t.checkTitle}
      description={t.reaches({ count })}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t.change}
          </Button>
          <Button onClick={() => setRead(true)}>{t.continue}</Button>
        </>
      }
    >
      <div className="grid gap-4 md:grid-cols-2">
        <Shown lang="en" {...notice} />
        <Shown lang="or" {...notice.odia} />
      </div>
    </Dialog>
  );
}

function Shown({ lang, title, text }: { lang: string; title: string; text: string }) {
  return (
    <article lang={lang} className="min-w-0 rounded-soft border border-line bg-paper p-4">
      <h3 className="font-semibold wrap-anywhere">{title}</h3>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
    </article>
  );
}

function CountStep({ notice, count, onClose, onSent }: SendDialogProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const send = useSendBreach();
  // people may type the groups of the number, which may be Odia digits
  const isRight = [String(count), format.number(count)].includes(typed.trim());
  const { wasSubmitted, isBusy, error, submit } = useFormSubmit({
    title: t.sureTitle,
    done: t.sent,
    isValid: isRight,
    onSubmit: () => send.mutateAsync({ ...notice, count }),
    onDone: onSent,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      keepOpen
      title={t.sureTitle}
      description={t.reaches({ count })}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t.change}
          </Button>
          <Button type="submit" tone="danger" form={formId} busy={isBusy}>
            {t.send}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} onSubmit={submit}>
        <Field
          label={t.typeCount({ count: format.number(count) })}
          required
          error={(wasSubmitted && !isRight && t.wrongCount) || (error && <FailureText error={error} />)}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

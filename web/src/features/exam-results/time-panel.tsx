import { type FormEvent, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useCancelExam } from './api.ts';
import { texts } from './texts.ts';
import { useExtend } from './use-extend.tsx';

const MAX_MINUTES = 600;

/** More time for everybody, and the end of the whole exam. */
export function TimePanel({ examId }: { examId: string }) {
  const t = useTexts(texts);
  const [minutes, setMinutes] = useState('10');
  const [isWrong, setWrong] = useState(false);
  const { extend, isBusy } = useExtend(examId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = Number(minutes);
    const isValid = Number.isInteger(number) && number >= 1 && number <= MAX_MINUTES;
    setWrong(!isValid);
    if (isValid) void extend(number);
  };
  return (
    <Panel title={t.moreTime} note={t.moreTimeNote}>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <div className="w-32">
          <Field label={t.minutes} required error={isWrong && t.wrongMinutes}>
            <TextInput
              inputMode="numeric"
              data-ime="off"
              value={minutes}
              onChange={({ target }) => setMinutes(target.value)}
            />
          </Field>
        </div>
        <Button type="submit" busy={isBusy}>
          {t.extendAll}
        </Button>
      </form>
      <CancelButton examId={examId} />
    </Panel>
  );
}

function CancelButton({ examId }: { examId: string }) {
  const t = useTexts(texts);
  const confirm = useConfirm();
  const toast = useToast();
  const { mutateAsync, isPending } = useCancelExam(examId);
  const cancel = async () => {
    const question = {
      title: t.cancelTitle,
      text: t.cancelText,
      yes: t.yesCancel,
      no: t.keepExam,
      danger: true,
    };
    if (!(await confirm(question))) return;
    try {
      await mutateAsync({ params: { examId } });
      toast({ text: t.examCancelled, tone: 'right' });
    } catch (error) {
      toast({ text: <FailureText error={error as Error} />, tone: 'wrong' });
    }
  };
  return (
    <div>
      <Button tone="danger" busy={isPending} onClick={() => void cancel()}>
        {t.cancelExam}
      </Button>
    </div>
  );
}

import { type FormEvent, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { useCancelExam } from './api.ts';
import { texts } from './texts.ts';
import { useExtend } from './use-extend.ts';

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
  const { run, isBusy } = useAction();
  const { mutateAsync } = useCancelExam(examId);
  const cancel = async () => {
    const question = {
      title: t.cancelTitle,
      text: t.cancelText,
      yes: t.yesCancel,
      no: t.keepExam,
      danger: true,
    };
    if (await confirm(question))
      await run(() => mutateAsync({ params: { examId } }), { done: t.examCancelled });
  };
  return (
    <div>
      <Button tone="danger" busy={isBusy} onClick={() => void cancel()}>
        {t.cancelExam}
      </Button>
    </div>
  );
}

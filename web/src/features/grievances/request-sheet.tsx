import { type AdminGrievance, MAX_GRIEVANCE_LENGTH } from '@sikhya/contract/grievances.ts';
import { useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field } from '../../ui/field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { StandaloneLink } from '../../ui/text-link.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.tsx';
import { adminTexts } from './admin-texts.ts';
import { useAnswerRequest } from './api.ts';

type RequestSheetProps = {
  /** Undefined while none is open. */
  request: AdminGrievance | undefined;
  canMail: boolean;
  onClose: () => void;
};

/** One request with its answer, or the form to answer it. */
export function RequestSheet({ request, canMail, onClose }: RequestSheetProps) {
  // by request, so that closing the sheet loses no text
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  return (
    <Sheet
      open={request !== undefined}
      onClose={onClose}
      side="right"
      title={<span lang="en">{request?.number}</span>}
    >
      {request && (
        <div className="grid gap-5">
          <Details request={request} />
          {request.answeredAt ? (
            <Answer request={request} />
          ) : (
            <AnswerForm
              key={request._id}
              request={request}
              canMail={canMail}
              text={drafts[request._id] ?? ''}
              onText={(text) => setDrafts({ ...drafts, [request._id]: text })}
              onAnswered={onClose}
            />
          )}
        </div>
      )}
    </Sheet>
  );
}

function Details({ request }: { request: AdminGrievance }) {
  const t = useTexts(adminTexts);
  const format = useFormatter();
  const { kind, name, email, sentAt, dueAt, isOverdue, studentId, text } = request;
  return (
    <div className="grid gap-4">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {t[kind]} {isOverdue && <Badge tone="wrong">{t.isOverdue}</Badge>}
        </p>
        <p className="text-small text-ink-soft">
          {t.sentOn({ date: format.indianDateTime(sentAt) })} · {t.dueOn({ date: format.date(dueAt) })}
        </p>
      </div>
      <div>
        <p lang={getLang(name)} className="wrap-anywhere">
          {name}
        </p>
        <p lang="en" className="text-small wrap-anywhere text-ink-soft">
          {email}
        </p>
        <p className="text-small">
          {studentId ? (
            <StandaloneLink to={paths.student(studentId)}>{t.toStudent}</StandaloneLink>
          ) : (
            t.visitor
          )}
        </p>
        {kind === 'date-of-birth' && studentId && (
          <p className="text-small text-ink-soft">{t.birthDateHint}</p>
        )}
      </div>
      <p lang={getLang(text)} className="rounded-soft bg-sunk p-4 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </div>
  );
}

function Answer({ request: { answer, answeredAt, answeredBy } }: { request: AdminGrievance }) {
  const t = useTexts(adminTexts);
  const format = useFormatter();
  const date = format.indianDateTime(answeredAt ?? '');
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{t.answer}</h3>
      <p lang={getLang(answer)} className="wrap-anywhere whitespace-pre-line">
        {answer}
      </p>
      <p className="text-small text-ink-soft">
        {richText(t.answeredOn({ date, name: answeredBy }), {
          name: (children) => <span lang={getLang(children)}>{children}</span>,
        })}
      </p>
    </div>
  );
}

type AnswerFormProps = {
  request: AdminGrievance;
  canMail: boolean;
  text: string;
  onText: (text: string) => void;
  onAnswered: () => void;
};

function AnswerForm({ request, canMail, text, onText, onAnswered }: AnswerFormProps) {
  const { _id, number, studentId } = request;
  const t = useTexts(adminTexts);
  const confirm = useConfirm();
  const answer = useAnswerRequest();
  const isMissing = text.trim() === '';
  const { wasSubmitted, isBusy, error, submit } = useFormSubmit({
    title: number,
    done: t.sent({ number }),
    isValid: !isMissing,
    onSubmit: async () =>
      (await confirm({ title: t.sureTitle, text: t.sureText, yes: t.sendAnswer, no: t.goBack })) &&
      answer.mutateAsync({ params: { requestId: _id }, body: { answer: text } }),
    onDone: onAnswered,
  });
  const hint = studentId ? t.answerHintStudent : canMail ? t.answerHintMail : t.answerHintNoMail;
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <Field
        label={t.answer}
        hint={hint}
        required
        error={(wasSubmitted && isMissing && t.enterAnswer) || (error && <FailureText error={error} />)}
      >
        <TextArea
          maxLength={MAX_GRIEVANCE_LENGTH}
          lang={getLang(text)}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      </Field>
      <div className="grid">
        <Button type="submit" busy={isBusy}>
          {t.sendAnswer}
        </Button>
      </div>
    </form>
  );
}

import { type AdminGrievance, MAX_GRIEVANCE_LENGTH } from '@sikhya/contract/grievances.ts';
import { useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { useFormInput } from '../../lib/form-input/use-form-input.ts';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { isSignedOut } from '../../lib/session-store.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field } from '../../ui/field.tsx';
import { RestoredNotice } from '../../ui/restored-notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { StandaloneLink } from '../../ui/text-link.tsx';
import { useDiscardConfirmOfPage } from '../../ui/use-discard-confirm.ts';
import { useFormSubmit } from '../../ui/use-form-submit.tsx';
import { adminTexts } from './admin-texts.ts';
import { useAnswerRequest } from './api.ts';

type RequestSheetProps = {
  /** Undefined while none is open. */
  request: AdminGrievance | undefined;
  canMail: boolean;
  onClose: () => void;
};

/** By the id of the request. */
const NO_ANSWERS = {};

/** One request with its answer, or the form to answer it. */
export function RequestSheet({ request, canMail, onClose }: RequestSheetProps) {
  // by request, so that closing the sheet loses no text
  const input = useFormInput<Record<string, string>>('answers-to-requests', NO_ANSWERS);
  const isChanged = Object.values(input.values).some((text) => text.trim() !== '');
  useDiscardConfirmOfPage(isChanged, { unless: isSignedOut });
  const [restoredIds] = useState(() => (input.isRestored ? Object.keys(input.values) : []));
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
              text={input.values[request._id] ?? ''}
              isRestored={restoredIds.includes(request._id)}
              onText={(text) => input.change({ [request._id]: text })}
              onAnswered={() => {
                input.set(({ [request._id]: _, ...others }) => others);
                onClose();
              }}
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
  isRestored: boolean;
  onText: (text: string) => void;
  onAnswered: () => void;
};

function AnswerForm({ request, canMail, text, isRestored, onText, onAnswered }: AnswerFormProps) {
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
      <RestoredNotice isShown={isRestored} />
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

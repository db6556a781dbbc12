import { MAX_PARENT_REQUESTS_A_DAY, type PARENT_METHODS, type Privacy } from '@sikhya/contract/consents.ts';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { NeedsConnection } from '../../lib/needs-connection.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useAskParent } from './api.ts';
import { RequestState } from './request-state.tsx';
import { texts } from './texts.ts';

type AskParentProps = { privacy: Privacy; onCancel?: (() => void) | undefined };

/** A minor asks a parent, and sees the state of the request. */
export function AskParent({ privacy: { parentRequest, canMail }, onCancel }: AskParentProps) {
  const t = useTexts(texts);
  const [wantsToAskAgain, setAskAgain] = useState(false);
  const isWaiting = parentRequest?.state === 'waiting';
  const showsForm = !isWaiting || wantsToAskAgain;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-3">
      <p>{t.askText}</p>
      {parentRequest && <RequestState request={parentRequest} />}
      {showsForm ? (
        <AskForm
          key={parentRequest?.askedAt}
          canMail={canMail}
          isFirst={!parentRequest}
          onAsked={() => setAskAgain(false)}
          onCancel={onCancel}
        />
      ) : (
        <div className="flex flex-wrap gap-3 *:max-sm:grow">
          <Button tone="quiet" onClick={() => setAskAgain(true)}>
            {t.askAgain}
          </Button>
          {onCancel && (
            <Button tone="quiet" onClick={onCancel}>
              {t.notNow}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

type Method = (typeof PARENT_METHODS)[number];

type AskFormProps = {
  canMail: boolean;
  /** Whether there was no request yet. */
  isFirst: boolean;
  onAsked: () => void;
  onCancel: (() => void) | undefined;
};

function AskForm({ canMail, isFirst, onAsked, onCancel }: AskFormProps) {
  const t = useTexts(texts);
  const [method, setMethod] = useState<Method>(canMail ? 'email' : 'account');
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  const ask = useAskParent();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    const isAddress = /^\S+@\S+\.\S+$/.test(address);
    setWrong(method === 'email' && !isAddress);
    if (ask.isPending || (method === 'email' && !isAddress)) return;
    const body = method === 'email' ? { method, email: address } : { method };
    ask.mutate({ body }, { onSuccess: onAsked });
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      {canMail && (
        <div className="grid justify-items-start gap-1.5">
          <p className="font-semibold">{t.askHow}</p>
          <SegmentedControl
            label={t.askHow}
            value={method}
            onChange={setMethod}
            options={[
              { value: 'email', label: t.byEmail },
              { value: 'account', label: t.byAccount },
            ]}
          />
        </div>
      )}
      {method === 'email' ? (
        <Field label={t.parentEmail} hint={t.parentEmailHint} required error={isWrong && t.enterEmail}>
          <TextInput
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
      ) : (
        <p>{t.accountHint}</p>
      )}
      {ask.isError && (
        <FieldError>
          <FailureText error={ask.error} />
        </FieldError>
      )}
      {!isFirst && (
        <p className="text-small text-ink-soft">{t.askLimit({ max: MAX_PARENT_REQUESTS_A_DAY })}</p>
      )}
      <div className="flex flex-wrap-reverse justify-end gap-3 *:max-sm:grow">
        {onCancel && (
          <Button tone="quiet" onClick={onCancel}>
            {t.notNow}
          </Button>
        )}
        <Button type="submit" busy={ask.isPending}>
          {method === 'email' ? t.sendEmail : t.makeLink} <NeedsConnection />
        </Button>
      </div>
    </form>
  );
}

import { NOTICE_VERSION } from '@sikhya/contract/privacy-notice.ts';
import { useTexts } from '../../language/locale.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { FieldError } from '../../ui/field.tsx';
import { useGiveConsent } from './api.ts';
import { NoticeText } from './notice-text.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { texts } from './texts.ts';

type AgreeFormProps = { onDone?: (() => void) | undefined; onCancel?: (() => void) | undefined };

/** For an adult whose date of birth is known: after a withdrawal, and from the 18th birthday on. */
export function AgreeForm({ onDone, onCancel }: AgreeFormProps) {
  const t = useTexts(texts);
  const agree = useGiveConsent();
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!agree.isPending)
          agree.mutate({ body: { noticeVersion: NOTICE_VERSION } }, { onSuccess: onDone });
      }}
    >
      <p>{t.consentMissing}</p>
      <NoticeText />
      {agree.isError && (
        <FieldError>
          <FailureText error={agree.error} />
        </FieldError>
      )}
      <SubmitBar label={t.agree} isBusy={agree.isPending} isBelowNotice onCancel={onCancel} />
    </form>
  );
}

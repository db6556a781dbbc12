import type { ParentLink } from '@sikhya/contract/consents.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { getLang } from '../../lib/odia.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { FieldError } from '../../ui/field.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { StatusIcon } from '../../ui/status-icon.tsx';
import { useWithdrawParentLink } from './api.ts';
import { parentTexts } from './parent-texts.ts';

type ParentAnswerProps = { token: string; link: ParentLink };

/** The state of the link, and the button that withdraws a consent. */
export function ParentAnswer({ token, link }: ParentAnswerProps) {
  const t = useTexts(parentTexts);
  const format = useFormatter();
  const { state, childName: child, answeredAt, expiresAt, caller } = link;
  const time = format.indianDateTime(answeredAt ?? expiresAt);
  const { title, text } = {
    open: { title: t.title, text: '' },
    given: { title: t.given, text: t.givenText({ child, time }) },
    declined: { title: t.declined, text: t.declinedText({ child, time }) },
    withdrawn: { title: t.withdrawnState, text: t.withdrawnText({ child, time }) },
    expired: { title: t.expired, text: t.expiredText({ child }) },
  }[state];
  return (
    <div role="status" className="mt-4 grid gap-4">
      {state === 'given' && <StatusIcon status="right" />}
      <div>
        <h2 ref={focusHeading} tabIndex={-1} className="text-h3">
          {title}
        </h2>
        <p className="mt-1">
          {richText(text, { name: (children) => <strong lang={getLang(children)}>{children}</strong> })}
        </p>
      </div>
      {/* students withdraw in their account */}
      {state === 'given' && caller !== 'child' && <Withdraw token={token} child={child} />}
    </div>
  );
}

function Withdraw({ token, child }: { token: string; child: string }) {
  const t = useTexts(parentTexts);
  const confirm = useConfirm();
  const withdraw = useWithdrawParentLink(token);
  const press = async () => {
    const isSure = await confirm({
      title: t.withdrawTitle,
      text: t.withdrawText({ child }),
      yes: t.withdrawYes,
      no: t.keepConsent,
      danger: true,
    });
    if (isSure) withdraw.mutate();
  };
  return (
    <div>
      <Button tone="quiet" busy={withdraw.isPending} onClick={() => void press()}>
        {t.withdraw}
      </Button>
      {withdraw.isError && (
        <FieldError>
          <FailureText error={withdraw.error} />
        </FieldError>
      )}
    </div>
  );
}

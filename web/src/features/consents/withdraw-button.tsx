import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { useWithdrawConsent } from './api.ts';
import { texts } from './texts.ts';

type WithdrawButtonProps = {
  consentId: string;
  /** The consequences of a withdrawal. */
  text: string;
  /** For screen readers where a list has several buttons. */
  label?: string;
};

export function WithdrawButton({ consentId, text, label }: WithdrawButtonProps) {
  const t = useTexts(texts);
  const confirm = useConfirm();
  const { run, isBusy } = useAction();
  const { mutateAsync: withdraw } = useWithdrawConsent();
  const press = async () => {
    const isSure = await confirm({
      title: t.withdrawTitle,
      text,
      yes: t.withdrawYes,
      no: t.keepConsent,
      danger: true,
    });
    if (isSure) await run(() => withdraw({ params: { consentId } }), { done: t.withdrawn });
  };
  return (
    <Button tone="quiet" size="small" aria-label={label} busy={isBusy} onClick={() => void press()}>
      {t.withdraw}
    </Button>
  );
}

import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { useToast } from '../../ui/toast.tsx';
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
  const toast = useToast();
  const withdraw = useWithdrawConsent();
  const press = async () => {
    const isSure = await confirm({
      title: t.withdrawTitle,
      text,
      yes: t.withdrawYes,
      no: t.keepConsent,
      danger: true,
    });
    if (!isSure) return;
    withdraw.mutate(
      { params: { consentId } },
      {
        onSuccess: () => toast({ text: t.withdrawn, tone: 'right' }),
        onError: (error) => toast({ text: <FailureText error={error} />, tone: 'wrong' }),
      },
    );
  };
  return (
    <Button
      tone="quiet"
      size="small"
      aria-label={label}
      busy={withdraw.isPending}
      onClick={() => void press()}
    >
      {t.withdraw}
    </Button>
  );
}

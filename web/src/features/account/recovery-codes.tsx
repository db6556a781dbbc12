import type { Account } from '@sikhya/contract/account.ts';
import { useTexts } from '../../language/locale.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { useCreateRecoveryCodes } from './api.ts';
import { FactorRow } from './factor-row.tsx';
import { texts } from './texts.ts';
import { falseIfCancelled } from './verification.tsx';

/** Fewer codes than this are marked, so that new ones are created in time. */
const FEW_CODES = 3;

type RecoveryCodesProps = { account: Account; onRecoveryCodes: (codes: string[]) => void };

export function RecoveryCodes({ account: { recoveryCodesLeft }, onRecoveryCodes }: RecoveryCodesProps) {
  const t = useTexts(texts);
  const confirm = useConfirm();
  const { mutateAsync: create } = useCreateRecoveryCodes();
  const { run, isBusy } = useAction();
  const createAndShow = async () => {
    const { recoveryCodes } = await create(undefined);
    onRecoveryCodes(recoveryCodes);
  };
  const askAndCreate = async () => {
    const { createCodesTitle: title, createCodesText: text, createCodes: yes, cancel: no } = t;
    if (recoveryCodesLeft > 0 && !(await confirm({ title, text, yes, no }))) return;
    await run(() => falseIfCancelled(createAndShow()));
  };
  const count = recoveryCodesLeft;
  return (
    <FactorRow
      title={t.recoveryCodes}
      note={t.recoveryCodesNote}
      status={<Badge tone={count < FEW_CODES ? 'marigold' : 'plain'}>{t.codesLeft({ count })}</Badge>}
    >
      <div>
        <Button tone="quiet" busy={isBusy} onClick={() => void askAndCreate()}>
          {t.createCodes}
        </Button>
      </div>
    </FactorRow>
  );
}

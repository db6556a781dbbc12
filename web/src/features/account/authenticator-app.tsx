import type { Account } from '@sikhya/contract/account.ts';
import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ActionError } from './action-error.tsx';
import { useRemoveTotp, useStartTotp } from './api.ts';
import { FactorRow } from './factor-row.tsx';
import { SetUpAuthenticator } from './set-up-authenticator.tsx';
import { texts } from './texts.ts';

type AuthenticatorAppProps = { account: Account; onRecoveryCodes: (codes: string[]) => void };

export function AuthenticatorApp({ account, onRecoveryCodes }: AuthenticatorAppProps) {
  const t = useTexts(texts);
  const confirm = useConfirm();
  const toast = useToast();
  const start = useStartTotp();
  const remove = useRemoveTotp();
  const [isOpen, setOpen] = useState(false);

  const askAndRemove = async () => {
    const { removeAppTitle: title, removeAppText: text, remove: yes, cancel: no } = t;
    if (!(await confirm({ title, text, yes, no, danger: true }))) return;
    remove.mutate(undefined, { onSuccess: () => toast({ text: t.appRemoved, tone: 'right' }) });
  };
  const finish = (codes: string[] | undefined) => {
    setOpen(false);
    toast({ text: t.appAdded, tone: 'right' });
    if (codes) onRecoveryCodes(codes);
  };
  return (
    <FactorRow
      title={t.app}
      note={t.appNote}
      status={<Badge tone={account.hasTotp ? 'right' : 'plain'}>{account.hasTotp ? t.on : t.off}</Badge>}
    >
      <div className="flex flex-wrap gap-3">
        <Button
          tone={account.hasTotp ? 'quiet' : 'main'}
          busy={start.isPending}
          onClick={() => start.mutate(undefined, { onSuccess: () => setOpen(true) })}
        >
          {account.hasTotp ? t.replaceApp : t.setUpApp}
        </Button>
        {account.hasTotp && (
          <Button tone="quiet" busy={remove.isPending} onClick={() => void askAndRemove()}>
            {t.remove}
          </Button>
        )}
      </div>
      <ActionError error={start.error ?? remove.error} />
      <SetUpAuthenticator open={isOpen} started={start.data} onClose={() => setOpen(false)} onDone={finish} />
    </FactorRow>
  );
}

import type { Account } from '@sikhya/contract/account.ts';
import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { useRemoveTotp, useStartTotp } from './api.ts';
import { FactorRow } from './factor-row.tsx';
import { SetUpAuthenticator } from './set-up-authenticator.tsx';
import { texts } from './texts.ts';
import { falseIfCancelled } from './verification.tsx';

type AuthenticatorAppProps = { account: Account; onRecoveryCodes: (codes: string[]) => void };

export function AuthenticatorApp({ account, onRecoveryCodes }: AuthenticatorAppProps) {
  const t = useTexts(texts);
  const confirm = useConfirm();
  const { mutateAsync: start, data: started } = useStartTotp();
  const { mutateAsync: remove } = useRemoveTotp();
  const starting = useAction();
  const removing = useAction();
  const [isOpen, setOpen] = useState(false);

  const askAndRemove = async () => {
    const { removeAppTitle: title, removeAppText: text, remove: yes, cancel: no } = t;
    if (!(await confirm({ title, text, yes, no, danger: true }))) return;
    await removing.run(() => falseIfCancelled(remove(undefined)), { done: t.appRemoved });
  };
  const askAndStart = () =>
    starting.run(() => falseIfCancelled(start(undefined)), { onDone: () => setOpen(true) });
  return (
    <FactorRow
      title={t.app}
      note={t.appNote}
      status={<Badge tone={account.hasTotp ? 'right' : 'plain'}>{account.hasTotp ? t.on : t.off}</Badge>}
    >
      <div className="flex flex-wrap gap-3">
        <Button
          tone={account.hasTotp ? 'quiet' : 'main'}
          busy={starting.isBusy}
          onClick={() => void askAndStart()}
        >
          {account.hasTotp ? t.replaceApp : t.setUpApp}
        </Button>
        {account.hasTotp && (
          <Button tone="quiet" busy={removing.isBusy} onClick={() => void askAndRemove()}>
            {t.remove}
          </Button>
        )}
      </div>
      <SetUpAuthenticator
        open={isOpen}
        started={started}
        onClose={() => setOpen(false)}
        onRecoveryCodes={onRecoveryCodes}
      />
    </FactorRow>
  );
}

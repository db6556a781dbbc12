import type { Account } from '@sikhya/contract/account.ts';
import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useIsMounted } from '../../ui/use-is-mounted.ts';
import { AuthenticatorApp } from './authenticator-app.tsx';
import { Notice } from './notice.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SaveCodes } from './save-codes.tsx';
import { texts } from './texts.ts';

export function SecondFactor({ account }: { account: Account }) {
  const t = useTexts(texts);
  const toast = useToast();
  const isMounted = useIsMounted();
  const [codes, setCodes] = useState<string[] | null>(null);
  const showCodes = (created: string[]) => {
    if (isMounted.current) setCodes(created);
    else toast({ text: t.codesNotShown, tone: 'wrong' });
  };
  const hasFactor = account.hasTotp || account.passkeys.length > 0;
  return (
    <Panel title={t.secondFactor} note={t.secondFactorNote}>
      {account.isSecondFactorRequired && !hasFactor && (
        <Notice>
          <p>{t.secondFactorNeeded}</p>
        </Notice>
      )}
      <AuthenticatorApp account={account} onRecoveryCodes={showCodes} />
      <Passkeys account={account} onRecoveryCodes={showCodes} />
      {hasFactor && <RecoveryCodes account={account} onRecoveryCodes={showCodes} />}
      <SaveCodes username={account.username} codes={codes} onClose={() => setCodes(null)} />
    </Panel>
  );
}

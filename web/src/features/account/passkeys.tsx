import type { Account, Passkey } from '@sikhya/contract/account.ts';
import { useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { useCanUsePasskeys } from '../../lib/use-can-use-passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { EditIcon, TrashIcon } from '../../ui/portal-icons.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { useRemovePasskey } from './api.ts';
import { FactorRow } from './factor-row.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import { texts } from './texts.ts';
import { falseIfCancelled } from './verification.tsx';

type PasskeysProps = { account: Account; onRecoveryCodes: (codes: string[]) => void };

export function Passkeys({ account, onRecoveryCodes }: PasskeysProps) {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  const obstacle = useObstacle(account.passkeyHost);
  const { passkeys } = account;
  return (
    <FactorRow title={t.passkeys} note={t.passkeysNote}>
      {passkeys.length === 0 ? <p>{t.noPasskeys}</p> : <PasskeyList passkeys={passkeys} />}
      {obstacle ? (
        <p className="text-small text-ink-soft">{obstacle}</p>
      ) : (
        <div>
          <Button tone={passkeys.length > 0 ? 'quiet' : 'main'} onClick={() => setOpen(true)}>
            {t.addPasskey}
          </Button>
        </div>
      )}
      <AddPasskey open={isOpen} onClose={() => setOpen(false)} onRecoveryCodes={onRecoveryCodes} />
    </FactorRow>
  );
}

/** Returns why no passkey can be added here, or null. */
function useObstacle(passkeyHost: string): string | null {
  const t = useTexts(texts);
  if (!useCanUsePasskeys()) return t.notSupported;
  return window.location.hostname === passkeyHost ? null : t.otherHost({ host: passkeyHost });
}

function PasskeyList({ passkeys }: { passkeys: Passkey[] }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const confirm = useConfirm();
  const { run } = useAction();
  const { mutateAsync: remove } = useRemovePasskey();
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const askAndRemove = async ({ _id, name }: Passkey) => {
    const { removePasskeyText: text, remove: yes, cancel: no } = t;
    if (!(await confirm({ title: t.removePasskeyTitle({ name }), text, yes, no, danger: true }))) return;
    await run(() => falseIfCancelled(remove(_id)), { done: t.passkeyRemoved });
  };
  return (
    <>
      <ul className="grid gap-2">
        {passkeys.map((passkey) => (
          <li
            key={passkey._id}
            className="flex items-center justify-between gap-3 rounded-soft border border-line py-2 pr-1 pl-4"
          >
            <div className="min-w-0">
              <p lang={getLang(passkey.name)} className="font-semibold wrap-anywhere">
                {passkey.name}
              </p>
              <p className="flex flex-wrap gap-x-3 text-small text-ink-soft">
                <span>{t.addedOn({ date: format.date(passkey.createdAt) })}</span>
                <span>
                  {passkey.lastUsedAt ? t.lastUsedOn({ date: format.date(passkey.lastUsedAt) }) : t.neverUsed}
                </span>
              </p>
            </div>
            <div className="flex shrink-0">
              <IconButton label={t.renamePasskey({ name: passkey.name })} onClick={() => setRenamed(passkey)}>
                <EditIcon />
              </IconButton>
              <IconButton
                label={t.removePasskey({ name: passkey.name })}
                onClick={() => void askAndRemove(passkey)}
              >
                <TrashIcon />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      <RenamePasskey passkey={renamed} onClose={() => setRenamed(null)} />
    </>
  );
}

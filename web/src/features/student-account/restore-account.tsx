import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { NeedsConnection } from '../../lib/needs-connection.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { useRestoreAccount } from './api.ts';
import { texts } from './texts.ts';

/** The only thing that a deleted account offers. */
export function RestoreAccount({ eraseAt }: { eraseAt: string }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { run, isBusy } = useAction();
  const { mutateAsync: restore } = useRestoreAccount();
  const press = () => run(() => restore(), { done: t.restored });
  return (
    <Panel title={t.restoreTitle}>
      <p>{t.restoreText({ date: format.date(eraseAt) })}</p>
      <div>
        <Button busy={isBusy} onClick={() => void press()}>
          {t.restoreButton} <NeedsConnection />
        </Button>
      </div>
    </Panel>
  );
}

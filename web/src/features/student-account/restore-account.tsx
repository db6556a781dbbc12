import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { NeedsConnection } from '../../lib/needs-connection.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useRestoreAccount } from './api.ts';
import { texts } from './texts.ts';

/** The only thing that a deleted account offers. */
export function RestoreAccount({ eraseAt }: { eraseAt: string }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const toast = useToast();
  const restore = useRestoreAccount();
  const press = () =>
    restore.mutate(undefined, { onSuccess: () => toast({ text: t.restored, tone: 'right' }) });
  return (
    <Panel title={t.restoreTitle}>
      <p>{t.restoreText({ date: format.date(eraseAt) })}</p>
      {restore.isError && (
        <FieldError>
          <FailureText error={restore.error} />
        </FieldError>
      )}
      <div>
        <Button busy={restore.isPending} onClick={press}>
          {t.restoreButton} <NeedsConnection />
        </Button>
      </div>
    </Panel>
  );
}

import type { DataExport } from '@sikhya/contract/student-account.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { download } from '../../lib/download.ts';
import { NeedsConnection } from '../../lib/needs-connection.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { useStartExport } from './api.ts';
import { texts } from './texts.ts';

/** A copy of everything that is stored about the student. */
export function ExportData({ dataExport }: { dataExport: DataExport | null }) {
  const t = useTexts(texts);
  const { run, isBusy } = useAction();
  const { mutateAsync: start } = useStartExport();
  const isWaiting = dataExport?.state === 'waiting';
  return (
    <Panel title={t.exportTitle} note={t.exportNote}>
      <div role="status" className="grid gap-3">
        {isWaiting && (
          <p className="flex items-center gap-2">
            <Spinner />
            {t.exportWaiting}
          </p>
        )}
        {dataExport?.state === 'failed' && <p>{t.exportFailed}</p>}
        {dataExport?.url && <ReadyExport dataExport={dataExport} url={dataExport.url} />}
      </div>
      {!isWaiting && (
        <div>
          <Button tone="quiet" busy={isBusy} onClick={() => void run(() => start())}>
            {dataExport?.url ? t.exportAgain : t.exportStart} <NeedsConnection />
          </Button>
        </div>
      )}
    </Panel>
  );
}

function ReadyExport({ dataExport, url }: { dataExport: DataExport; url: string }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { run, isBusy } = useAction();
  const { expiresAt, bytes } = dataExport;
  return (
    <>
      <p>{t.exportReady({ date: format.dateTime(expiresAt!), size: format.bytes(bytes ?? 0) })}</p>
      <div>
        <Button busy={isBusy} onClick={() => void run(() => download(url, 'my-data.zip'))}>
          {t.exportDownload} <NeedsConnection />
        </Button>
      </div>
    </>
  );
}

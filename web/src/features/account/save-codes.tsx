import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { saveFile } from '../../lib/download.ts';
import { useSite } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DownloadIcon } from '../../ui/portal-icons.tsx';
import { texts } from './texts.ts';

const FILE_NAME = 'recovery-codes.txt';

type SaveCodesProps = { username: string; codes: string[] | null; onClose: () => void };

/** Shows new recovery codes, once. */
export function SaveCodes({ username, codes, onClose }: SaveCodesProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { name: site } = useSite();
  const download = () => {
    const title = t.codesFile({ username, site, date: format.date(new Date()) });
    const lines = [title, '', ...(codes ?? []), ''].join('\n');
    saveFile(FILE_NAME, new Blob([lines], { type: 'text/plain;charset=utf-8' }));
  };
  return (
    <Dialog
      open={codes !== null}
      onClose={onClose}
      keepOpen
      title={t.saveCodesTitle}
      description={t.saveCodesText}
      footer={
        <>
          <Button tone="quiet" onClick={download}>
            <DownloadIcon />
            {t.download}
          </Button>
          <Button onClick={onClose}>{t.codesSaved}</Button>
        </>
      }
    >
      <ul className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2" translate="no">
        {codes?.map((code) => (
          <li key={code}>
            <code className="whitespace-nowrap">{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

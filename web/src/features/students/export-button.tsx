import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { download } from '../../lib/download.ts';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

/** Downloads a list as a CSV file. */
export function ExportButton({ url, name }: { url: string; name: string }) {
  const t = useTexts(texts);
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const save = async () => {
    setBusy(true);
    try {
      await download(url, name);
    } catch (error) {
      toast({ text: <FailureText error={error as Error} />, tone: 'wrong' });
    }
    setBusy(false);
  };
  return (
    <Button tone="quiet" busy={isBusy} busyLabel={t.exporting} onClick={() => void save()}>
      {t.exportCsv}
    </Button>
  );
}

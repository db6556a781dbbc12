import { useState } from 'react';
import { download } from '../../lib/download.ts';
import { Button } from '../../ui/button.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Downloads a list as a CSV file. */
export function ExportButton({ url, name }: { url: string; name: string }) {
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
    <Button tone="quiet" busy={isBusy} busyLabel="Exporting…" onClick={() => void save()}>
      Export CSV
    </Button>
  );
}

import { useState } from 'react';
import { useTexts } from '../language/locale.tsx';
import { Button } from './button.tsx';
import { FailureText } from './failure-text.tsx';
import { texts } from './texts.ts';
import { useToast } from './toast.tsx';

/** Saves a list as a CSV file. */
export function ExportButton({ onExport }: { onExport: () => Promise<void> }) {
  const t = useTexts(texts);
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const save = async () => {
    setBusy(true);
    try {
      await onExport();
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

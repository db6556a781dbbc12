import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { FailureText } from './failure-text.tsx';
import { useToast } from './toast.tsx';

type DownloadButtonProps = {
  /** Loads the file and saves it. */
  onDownload: () => Promise<void>;
  busyLabel: string;
  size?: 'small';
  children: ReactNode;
};

/** Saves a file on the device and says so if that fails. */
export function DownloadButton({ onDownload, busyLabel, size, children }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const save = async () => {
    setBusy(true);
    try {
      await onDownload();
    } catch (error) {
      toast({ text: <FailureText error={error as Error} />, tone: 'wrong' });
    }
    setBusy(false);
  };
  return (
    <Button tone="quiet" size={size} busy={isBusy} busyLabel={busyLabel} onClick={() => void save()}>
      {children}
    </Button>
  );
}

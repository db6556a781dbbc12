import { useTexts } from '../language/locale.tsx';
import { DownloadButton } from './download-button.tsx';
import { texts } from './texts.ts';

/** Saves a list as a CSV file. */
export function ExportButton({ onExport }: { onExport: () => Promise<void> }) {
  const t = useTexts(texts);
  return (
    <DownloadButton onDownload={onExport} busyLabel={t.exporting}>
      {t.exportCsv}
    </DownloadButton>
  );
}

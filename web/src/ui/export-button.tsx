import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { useTexts } from '../language/locale.tsx';
import { DownloadButton } from './download-button.tsx';

const texts = defineTexts({
  exportCsv: { en: 'Export CSV', or: 'CSV ରପ୍ତାନି କରନ୍ତୁ' },
  exporting: { en: 'Exporting…', or: 'ରପ୍ତାନି ହେଉଛି…' },
});

/** Saves a list as a CSV file. */
export function ExportButton({ onExport }: { onExport: () => Promise<void> }) {
  const t = useTexts(texts);
  return (
    <DownloadButton onDownload={onExport} busyLabel={t.exporting}>
      {t.exportCsv}
    </DownloadButton>
  );
}

import { SAMPLE_FILE_NAME, SAMPLE_QUESTIONS } from '@sikhya/contract/sample-questions.ts';
import { memo } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { saveFile } from '../../../../lib/download.ts';
import { Button } from '../../../../ui/button.tsx';
import { FileInput } from '../../../../ui/file-input.tsx';
import { CopyIcon, DownloadIcon, UndoIcon } from '../../../../ui/portal-icons.tsx';
import { texts } from './texts.ts';

const SAMPLE = new Blob([SAMPLE_QUESTIONS], { type: 'text/plain;charset=utf-8' });

type BulkButtonsProps = {
  /** The chosen file is being read. */
  isReading: boolean;
  wasReplaced: boolean;
  onChoose: (file: File) => void;
  onPaste: () => void;
  onExport: () => void;
  onUndo: () => void;
};

/** The buttons to import and export the questions of a chapter. Typing does not render them. */
export const BulkButtons = memo(function BulkButtons(props: BulkButtonsProps) {
  const { isReading, wasReplaced, onChoose, onPaste, onExport, onUndo } = props;
  const t = useTexts(texts);
  return (
    <div className="grid justify-items-start gap-3 rounded-soft border border-dashed border-edge bg-paper p-3 sm:p-4">
      <div className="flex flex-wrap gap-3">
        <FileInput
          label={t.questionsFile}
          accept=".txt,.csv,.tsv,text/plain,text/csv,text/tab-separated-values"
          onChoose={onChoose}
          buttonText={t.uploadQuestions}
          busy={isReading}
        />
        <Button tone="quiet" onClick={onPaste}>
          <CopyIcon />
          {t.pasteQuestions}
        </Button>
        <Button tone="quiet" onClick={() => saveFile(SAMPLE_FILE_NAME, SAMPLE)}>
          <DownloadIcon />
          {t.downloadSample}
        </Button>
        <Button tone="quiet" onClick={onExport}>
          <DownloadIcon />
          {t.exportQuestions}
        </Button>
      </div>
      <p className="text-small text-ink-soft">{t.bulkHint}</p>
      {wasReplaced && (
        <Button tone="soft" size="small" onClick={onUndo}>
          <UndoIcon />
          {t.undoImport}
        </Button>
      )}
    </div>
  );
});

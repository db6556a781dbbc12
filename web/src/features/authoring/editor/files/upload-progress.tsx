import { useTexts } from '../../../../language/locale.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { SearchWarning } from './pdf-info.tsx';
import { texts } from './texts.ts';
import type { UploadState } from './upload-queue.ts';

type UploadProgressProps = { state: UploadState; name: string; onRetry: () => void };

/** How far the upload of a chosen file is. */
export function UploadProgress({ state, name, onRetry }: UploadProgressProps) {
  const t = useTexts(texts);
  switch (state.status) {
    case 'waiting':
      return <p className="text-small text-ink-soft">{t.waiting}</p>;
    case 'sending':
      return (
        <div className="w-full max-w-sm">
          <ProgressBar
            // the server checks the file after the last byte
            label={state.progress < 1 ? t.uploading({ name }) : t.checking({ name })}
            value={state.progress * 100}
            figure={t.uploadPercent({ percent: Math.round(state.progress * 100) })}
          />
        </div>
      );
    case 'failed':
      return (
        <div className="grid justify-items-start gap-2 text-small">
          <FieldError>{t.notUploadedYet({ reason: state.error.message })}</FieldError>
          <Button tone="quiet" size="small" onClick={onRetry}>
            {t.tryAgain}
          </Button>
        </div>
      );
    case 'uploaded':
      return (
        <>
          <p role="status" className="text-small text-ink-soft">
            {t.uploaded}
          </p>
          <SearchWarning info={state.uploaded.pdfInfo} />
        </>
      );
  }
}

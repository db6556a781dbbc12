import type { FileKind } from '@sikhya/contract/files.ts';
import { useFormatter, useTexts } from '../../../../language/locale.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { FileIcon } from '../../../../ui/icons.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { useEditor } from '../editor-context.tsx';
import { PageCount, SearchWarning } from './pdf-info.tsx';
import { Preview, ViewPicture } from './picture.tsx';
import { texts } from './texts.ts';
import type { UploadState } from './upload-queue.ts';
import { useObjectUrl } from './use-object-url.ts';
import { useUploadState } from './use-uploads.ts';

type ChosenFileProps = { kind: FileKind; label: string; file: File; onDeselect: () => void };

/** A chosen file. It is uploaded and checked at once, and becomes part of the course when the course is saved. */
export function ChosenFile({ kind, label, file, onDeselect }: ChosenFileProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const src = useObjectUrl(kind === 'pdf' ? null : file);
  const state = useUploadState(file);
  const isUploaded = state.status === 'uploaded';
  return (
    <div className="grid w-full min-w-0 justify-items-start gap-3">
      {src && <Preview src={src} />}
      <p className="flex min-w-0 items-start gap-2 wrap-anywhere">
        <FileIcon />
        <span>
          {file.name}
          <span className="block text-small text-ink-soft">
            {format.kilobytes(file.size)} · {file.type || t.unknownType}
            {isUploaded && <PageCount info={state.uploaded.pdfInfo} />}
          </span>
        </span>
      </p>
      <Progress state={state} name={file.name} />
      <div className="flex flex-wrap gap-3">
        {src && <ViewPicture src={src} name={label} />}
        <Button
          tone="quiet"
          size="small"
          aria-label={isUploaded ? t.doNotUseFile({ name: file.name }) : t.cancelUpload({ name: file.name })}
          onClick={onDeselect}
        >
          {isUploaded ? t.doNotUse : t.cancel}
        </Button>
      </div>
    </div>
  );
}

function Progress({ state, name }: { state: UploadState; name: string }) {
  const t = useTexts(texts);
  const { uploads } = useEditor();
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
          <Button tone="quiet" size="small" onClick={() => uploads.retry()}>
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

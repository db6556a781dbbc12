import type { FileKind } from '@sikhya/contract/files.ts';
import { formatKilobytes } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { FileIcon } from '../../../../ui/icons.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { useEditor } from '../editor-context.tsx';
import { PageCount, SearchWarning } from './pdf-info.tsx';
import { Preview, ViewPicture } from './picture.tsx';
import type { UploadState } from './upload-queue.ts';
import { useObjectUrl } from './use-object-url.ts';
import { useUploadState } from './use-uploads.ts';

type ChosenFileProps = { kind: FileKind; label: string; file: File; onDeselect: () => void };

/** A chosen file. It is uploaded and checked at once, and becomes part of the course when the course is saved. */
export function ChosenFile({ kind, label, file, onDeselect }: ChosenFileProps) {
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
            {formatKilobytes(file.size)} · {file.type || 'unknown type'}
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
          aria-label={isUploaded ? `Do not use ${file.name}` : `Cancel the upload of ${file.name}`}
          onClick={onDeselect}
        >
          {isUploaded ? 'Do not use' : 'Cancel'}
        </Button>
      </div>
    </div>
  );
}

function Progress({ state, name }: { state: UploadState; name: string }) {
  const { uploads } = useEditor();
  switch (state.status) {
    case 'waiting':
      return <p className="text-small text-ink-soft">Waiting to be uploaded</p>;
    case 'sending':
      return (
        <div className="w-full max-w-sm">
          <ProgressBar
            // the server checks the file after the last byte
            label={state.progress < 1 ? `Uploading ${name}` : `Checking ${name}`}
            value={state.progress * 100}
            figure={`${Math.round(state.progress * 100)} %`}
          />
        </div>
      );
    case 'failed':
      return (
        <div className="grid justify-items-start gap-2 text-small">
          <FieldError>Not uploaded yet. {state.error.message}</FieldError>
          <Button tone="quiet" size="small" onClick={() => uploads.retry()}>
            Try again
          </Button>
        </div>
      );
    case 'uploaded':
      return (
        <>
          <p role="status" className="text-small text-ink-soft">
            Uploaded. It becomes part of the course when you save.
          </p>
          <SearchWarning info={state.uploaded.pdfInfo} />
        </>
      );
  }
}

import type { FileKind } from '@sikhya/contract/files.ts';
import { useFormatter } from '../../../../language/formatter.ts';
import { useTexts } from '../../../../language/locale.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FileIcon } from '../../../../ui/portal-icons.tsx';
import { useEditor } from '../editor-context.tsx';
import { PageCount } from './pdf-info.tsx';
import { Preview, ViewPicture } from './picture.tsx';
import { texts } from './texts.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useObjectUrl } from './use-object-url.ts';
import { useUploadState } from './use-uploads.ts';

type ChosenFileProps = { kind: FileKind; label: string; file: File; onDeselect: () => void };

/** A chosen file. It is uploaded and checked at once, and becomes part of the course when the course is saved. */
export function ChosenFile({ kind, label, file, onDeselect }: ChosenFileProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const src = useObjectUrl(kind === 'pdf' ? null : file);
  const { uploads } = useEditor();
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
      <UploadProgress state={state} name={file.name} onRetry={() => uploads.retry()} />
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

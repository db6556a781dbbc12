import type { FileKind } from '@sikhya/contract/files.ts';
import { formatKilobytes } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { FileIcon } from '../../../../ui/icons.tsx';
import { Preview, ViewPicture } from './picture.tsx';
import { useObjectUrl } from './use-object-url.ts';

type ChosenFileProps = { kind: FileKind; label: string; file: File; onTakeBack: () => void };

/** A file that will be sent when the course is saved. */
export function ChosenFile({ kind, label, file, onTakeBack }: ChosenFileProps) {
  const src = useObjectUrl(kind === 'pdf' ? null : file);
  return (
    <div className="grid min-w-0 justify-items-start gap-3">
      {src && <Preview src={src} />}
      <p className="flex min-w-0 items-start gap-2 wrap-anywhere">
        <FileIcon />
        <span>
          {file.name}
          <span className="block text-small text-ink-soft">
            {formatKilobytes(file.size)} · {file.type || 'unknown type'} · sent when the course is saved
          </span>
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        {src && <ViewPicture src={src} name={label} />}
        <Button tone="quiet" size="small" aria-label={`Do not use ${file.name}`} onClick={onTakeBack}>
          Do not use
        </Button>
      </div>
    </div>
  );
}

import type { FileKind, PdfInfo } from '@sikhya/contract/files.ts';
import { formatKilobytes } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { FileIcon, TrashIcon } from '../../../../ui/icons.tsx';
import { ViewDocument } from '../../view-document.tsx';
import { PageCount, SearchWarning } from './pdf-info.tsx';
import { Preview, ViewPicture } from './picture.tsx';

type StoredFileProps = {
  kind: FileKind;
  label: string;
  url: string;
  info: PdfInfo | null;
  onRemove: () => void;
};

/** The file of the saved course. */
export function StoredFile({ kind, label, url, info, onRemove }: StoredFileProps) {
  return (
    <div className="grid min-w-0 justify-items-start gap-3">
      {kind === 'pdf' ? (
        <>
          <p className="flex min-w-0 items-start gap-2 wrap-anywhere">
            <FileIcon />
            <span>
              Current PDF
              {info && (
                <span className="block text-small text-ink-soft">
                  {info.name} · {formatKilobytes(info.size)}
                  <PageCount info={info} />
                </span>
              )}
            </span>
          </p>
          <SearchWarning info={info} />
        </>
      ) : (
        <>
          <p className="text-small text-ink-soft">Current {label.toLowerCase()}</p>
          <Preview src={url} />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {kind === 'pdf' ? (
          <ViewDocument url={url} label="View" name={`View ${label}`} />
        ) : (
          <ViewPicture src={url} name={label} />
        )}
        <Button tone="quiet" size="small" aria-label={`Remove ${label}`} onClick={onRemove}>
          <TrashIcon />
          Remove
        </Button>
      </div>
    </div>
  );
}

import type { FileKind, PdfInfo } from '@sikhya/contract/files.ts';
import { useFormatter } from '../../../../language/formatter.ts';
import { useTexts } from '../../../../language/locale.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FileIcon, TrashIcon } from '../../../../ui/portal-icons.tsx';
import { ViewDocument } from '../../view-document.tsx';
import { PageCount, SearchWarning } from './pdf-info.tsx';
import { Preview, ViewPicture } from './picture.tsx';
import { texts } from './texts.ts';

type StoredFileProps = {
  kind: FileKind;
  label: string;
  url: string;
  info: PdfInfo | null;
  onRemove: () => void;
};

/** The file of the saved course. */
export function StoredFile({ kind, label, url, info, onRemove }: StoredFileProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <div className="grid min-w-0 justify-items-start gap-3">
      {kind === 'pdf' ? (
        <>
          <p className="flex min-w-0 items-start gap-2 wrap-anywhere">
            <FileIcon />
            <span>
              {t.currentPdf}
              {info && (
                <span className="block text-small text-ink-soft">
                  {info.name} · {format.kilobytes(info.size)}
                  <PageCount info={info} />
                </span>
              )}
            </span>
          </p>
          <SearchWarning info={info} />
        </>
      ) : (
        <>
          <p className="text-small text-ink-soft">
            {kind === 'thumbnail' ? t.currentThumbnail : t.currentQuestionImage}
          </p>
          <Preview src={url} />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {kind === 'pdf' ? (
          <ViewDocument url={url} label={t.view} name={t.viewFile({ file: label })} />
        ) : (
          <ViewPicture src={url} name={label} />
        )}
        <Button tone="quiet" size="small" aria-label={t.removeFile({ file: label })} onClick={onRemove}>
          <TrashIcon />
          {t.remove}
        </Button>
      </div>
    </div>
  );
}

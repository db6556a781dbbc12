import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { ArrowDownIcon } from '../../ui/portal-icons.tsx';
import { texts } from './texts.ts';

type StartDownloadButtonProps = {
  /** The progress of a paused download in percent; null if there is none. */
  pausedAt: number | null;
  /** The size of the PDF. */
  bytes: number | null;
  onClick?: (() => void) | undefined;
};

/** Starts or resumes the download of a chapter. */
export function StartDownloadButton({ pausedAt, bytes, onClick }: StartDownloadButtonProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const label = bytes === null ? t.takeAlong : t.takeAlongSize({ size: format.bytes(bytes) });
  return (
    <div className="flex items-center gap-3">
      {pausedAt !== null && (
        <span className="text-small text-ink-soft tabular-nums">
          {t.paused} · {format.percent(pausedAt)}
        </span>
      )}
      <Button tone="quiet" size="small" title={t.takeAlongChapter} onClick={onClick}>
        <ArrowDownIcon />
        {pausedAt === null ? label : t.resume}
      </Button>
    </div>
  );
}

/** Reserves the place of the button until it is known what it shows. */
export function StartDownloadPlaceholder({ bytes }: Pick<StartDownloadButtonProps, 'bytes'>) {
  return (
    <div className="invisible">
      <StartDownloadButton pausedAt={null} bytes={bytes} />
    </div>
  );
}

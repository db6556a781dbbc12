import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { pause, removeChapters, takeAlong } from '../../lib/offline-chapters/chapter-downloads.ts';
import type { ChapterToTake } from '../../lib/offline-chapters/download-chapter.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TickIcon } from '../../ui/icons.tsx';
import { type ChapterStatus, getChapterStatus } from './chapter-status.ts';
import { ObstacleNotice } from './obstacle-notice.tsx';
import { StartDownloadButton, StartDownloadPlaceholder } from './start-download-button.tsx';
import { texts } from './texts.ts';
import { useDownloads } from './use-downloads.ts';

type TakeChapterProps = {
  chapter: ChapterToTake;
  /** The size of its PDF. */
  bytes: number | null;
  /** Loads what the screens need that the student may open without a connection. */
  loadScreens: () => Promise<unknown>;
};

/** Takes a chapter along with one tap, shows the progress, and removes it again. */
export function TakeChapter({ chapter, bytes, loadScreens }: TakeChapterProps) {
  const downloads = useDownloads();
  const { step, progress, obstacle } = getChapterStatus(downloads, chapter.chapterId);
  const take = () => void takeAlong([chapter], loadScreens);
  if (downloads.chapters === null) return <StartDownloadPlaceholder bytes={bytes} />;
  return (
    <div className="grid justify-items-end gap-2" data-offline={step}>
      {step === 'absent' || step === 'paused' ? (
        <StartDownloadButton pausedAt={step === 'paused' ? progress : null} bytes={bytes} onClick={take} />
      ) : (
        <Progress chapter={chapter} step={step} progress={progress} />
      )}
      {obstacle && <ObstacleNotice obstacle={obstacle} />}
    </div>
  );
}

type ProgressProps = {
  chapter: ChapterToTake;
  step: Exclude<ChapterStatus['step'], 'absent' | 'paused'>;
  progress: number;
};

function Progress({ chapter: { chapterId, titles }, step, progress }: ProgressProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  if (step === 'complete')
    return (
      <div className="flex items-center gap-2">
        <Badge tone="right">
          <span className="inline-flex items-center gap-1.5">
            <TickIcon />
            {t.onDevice}
          </span>
        </Badge>
        <Button
          tone="quiet"
          size="small"
          aria-label={t.removeChapter({ chapter: titles.chapter })}
          onClick={() => void removeChapters([chapterId])}
        >
          {t.remove}
        </Button>
      </div>
    );
  return (
    <div className="flex items-center gap-3">
      <span className="text-small text-ink-soft tabular-nums">
        {step === 'loading' ? `${t.loading} · ${format.percent(progress)}` : t[step]}
      </span>
      {step === 'loading' && (
        <progress aria-label={t.loading} max={100} value={progress} className="progress-bar w-24" />
      )}
      {step !== 'finishing' && (
        <Button tone="quiet" size="small" onClick={() => void pause([chapterId])}>
          {t.pause}
        </Button>
      )}
    </div>
  );
}

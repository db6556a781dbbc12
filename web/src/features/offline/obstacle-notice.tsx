import { useTexts } from '../../language/locale.tsx';
import { type Obstacle, removeChapters, run } from '../../lib/offline-chapters/chapter-downloads.ts';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';
import { useDownloads } from './use-downloads.ts';

/** Says why a download has stopped and what to do. */
export function ObstacleNotice({ obstacle }: { obstacle: Obstacle }) {
  const t = useTexts(texts);
  const { chapters } = useDownloads();
  const messages = {
    'no-connection': t.noConnection,
    wifi: t.waitsForWifi,
    full: t.full,
    refused: t.refused,
    'older-tab': t.olderTab,
    'newer-build': t.newerBuild,
  };
  const text = typeof obstacle === 'string' ? messages[obstacle] : obstacle.error.message;
  const isWaiting = obstacle === 'no-connection' || obstacle === 'wifi';
  // the list starts with the chapter that was read last
  const oldest = chapters?.findLast(({ state }) => state === 'complete');
  return (
    <div
      role={isWaiting ? 'status' : 'alert'}
      className="grid justify-items-start gap-3 rounded-soft bg-marigold-soft px-4 py-3 text-small text-ink"
    >
      <p>{text}</p>
      {!isWaiting && (
        <div className="flex flex-wrap gap-3">
          <Button tone="quiet" size="small" onClick={() => run()}>
            {t.resume}
          </Button>
          {obstacle === 'full' && oldest && (
            <Button tone="quiet" size="small" onClick={() => void removeChapters([oldest.chapterId])}>
              <span className="whitespace-normal">{t.removeOldest({ chapter: oldest.titles.chapter })}</span>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

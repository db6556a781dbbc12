import { useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { removeChapters, run } from '../../lib/offline-chapters/chapter-downloads.ts';
import { isWifiOnly, knowsConnectionType, setWifiOnly } from '../../lib/offline-chapters/wifi-only.ts';
import { Button } from '../../ui/button.tsx';
import { CheckRow } from '../../ui/check-row.tsx';
import { Panel } from '../../ui/panel.tsx';
import { texts } from './texts.ts';
import { useDownloads } from './use-downloads.ts';

/** The chapters on this device, the one that was not read for longest first, each with its size. */
export function StoredChapters() {
  const t = useTexts(texts);
  const format = useFormatter();
  const { chapters } = useDownloads();
  return (
    <Panel title={t.chaptersHere} note={t.chaptersHereNote}>
      {chapters?.length === 0 && <p className="text-ink-soft">{t.noChapters}</p>}
      {chapters && chapters.length > 0 && (
        <ul className="grid divide-y divide-line">
          {chapters.toReversed().map(({ chapterId, titles, storedBytes, readAt }) => (
            <li key={chapterId} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <div className="min-w-0 grow basis-48">
                <p lang={getLang(titles.chapter)} className="font-semibold wrap-anywhere">
                  {titles.chapter}
                </p>
                <p className="text-small wrap-anywhere text-ink-soft">
                  <span lang={getLang(titles.course)}>{titles.course}</span>
                  {` · ${format.bytes(storedBytes)} · ${t.readOn({ date: format.date(new Date(readAt)) })}`}
                </p>
              </div>
              <Button
                tone="quiet"
                size="small"
                aria-label={t.removeChapter({ chapter: titles.chapter })}
                onClick={() => void removeChapters([chapterId])}
              >
                {t.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {knowsConnectionType() && <WifiOnly />}
    </Panel>
  );
}

function WifiOnly() {
  const t = useTexts(texts);
  const [isOn, setOn] = useState(isWifiOnly);
  const choose = (chosen: boolean) => {
    setWifiOnly(chosen);
    setOn(chosen);
    run();
  };
  return <CheckRow label={t.wifiOnly} note={t.wifiOnlyNote} checked={isOn} onChange={choose} />;
}

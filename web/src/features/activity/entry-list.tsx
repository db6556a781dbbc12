import type { ActivityEntry } from '@sikhya/contract/activity.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { getLang } from '../../lib/odia.ts';
import { EntrySentence } from './entry-sentence.tsx';
import { texts } from './texts.ts';

export function EntryList({ entries }: { entries: readonly ActivityEntry[] }) {
  return (
    <ol className="grid divide-y divide-line rounded-soft border border-line bg-sheet">
      {entries.map((entry) => (
        <Entry key={entry._id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { at, address, details } = entry;
  return (
    <li className="grid gap-x-5 gap-y-1 px-4 py-3 md:grid-cols-[13rem_1fr]">
      <p className="text-small text-ink-soft">
        <time dateTime={at}>
          {format.date(at)}, {format.time(at)}
        </time>
      </p>
      <div className="min-w-0 wrap-anywhere">
        <p>
          <EntrySentence entry={entry} />
        </p>
        {details.note && (
          <p className="text-small">
            {richText(t.noteOf, { note: () => <Note text={String(details.note)} /> })}
          </p>
        )}
        {address !== '' && <p className="text-small text-ink-soft">{t.fromAddress({ address })}</p>}
      </div>
    </li>
  );
}

function Note({ text }: { text: string }) {
  return <span lang={getLang(text)}>{text}</span>;
}

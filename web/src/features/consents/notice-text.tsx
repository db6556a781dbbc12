import { NOTICE_VERSION, PRIVACY_NOTICES } from '@sikhya/contract/privacy-notice.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { noticeTexts } from './notice-texts.ts';

/** The newest privacy notice, item by item. Consents are given for the version that this shows. */
export function NoticeText({ heading: Heading = 'h3' }: { heading?: 'h2' | 'h3' }) {
  const t = useTexts(noticeTexts);
  const format = useFormatter();
  const { texts, items, statements, publishedOn } = PRIVACY_NOTICES[0];
  const notice = useTexts(texts);
  const version = format.number(NOTICE_VERSION);
  return (
    <div className="grid gap-4 rounded-soft bg-sunk p-4 sm:p-5">
      <div>
        <Heading className="font-semibold">{t.noticeTitle}</Heading>
        <p className="text-small text-ink-soft">
          {t.noticeVersion({ version, date: format.date(publishedOn) })}
        </p>
      </div>
      <ul className="grid gap-3">
        {items.map(({ data, purpose, period }) => (
          <li key={data} className="border-t border-line pt-3">
            <p className="font-semibold">{notice[data]}</p>
            <p className="text-small">{notice[purpose]}</p>
            <p className="text-small text-ink-soft">{notice[period]}</p>
          </li>
        ))}
      </ul>
      <ul className="grid list-disc gap-2 border-t border-line pt-3 pl-5 text-small">
        {statements.map((statement) => (
          <li key={statement}>{notice[statement]}</li>
        ))}
      </ul>
    </div>
  );
}

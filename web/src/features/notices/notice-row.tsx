import { describeNotice } from '@sikhya/contract/describe-notice.ts';
import type { Notice } from '@sikhya/contract/notices.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { Link } from '../../language/navigation.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TickIcon } from '../../ui/icons.tsx';
import type { Role } from './api.ts';
import { texts } from './texts.ts';

type NoticeRowProps = { notice: Notice; role: Role; onRead: (noticeId: string) => void };

/** A notice that leads to what it is about. Opening it marks it as read. */
export function NoticeRow({ notice, role, onRead }: NoticeRowProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const format = useFormatter();
  const { title, text, path } = describeNotice(notice, locale, role);
  const read = () => {
    if (!notice.isRead) onRead(notice._id);
  };
  return (
    <li className="flex items-start gap-1 border-b border-line py-2 last:border-b-0">
      <Link to={path} onClick={read} className="group min-w-0 grow rounded-soft px-2 py-2 hover:bg-sunk">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className={notice.isRead ? 'text-ink-soft' : 'font-semibold'}>{title}</span>
          {!notice.isRead && <Badge tone="marigold">{t.newNotice}</Badge>}
        </span>
        <span className="mt-0.5 block wrap-anywhere whitespace-pre-line text-ink-soft">{text}</span>
        <time dateTime={notice.at} className="mt-1 block text-small text-ink-soft">
          {format.indianDateTime(notice.at)}
        </time>
      </Link>
      <div className="size-11 shrink-0">
        {!notice.isRead && (
          <IconButton label={t.markRead({ title })} onClick={read}>
            <TickIcon />
          </IconButton>
        )}
      </div>
    </li>
  );
}

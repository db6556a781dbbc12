import { MAX_UNREAD } from '@sikhya/contract/notices.ts';
import { useQuery } from '@tanstack/react-query';
import { useNumberFormatter, useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { IconLink } from '../../ui/icon-link.tsx';
import { type Role, unreadQuery } from './api.ts';
import { BellIcon } from './bell-icon.tsx';
import { texts } from './texts.ts';

const MAX_SHOWN = 99;

/** Leads to the notices and shows how many are unread. */
export function NoticeBell({ role }: { role: Role }) {
  const t = useTexts(texts);
  const format = useNumberFormatter();
  const { data: unread = 0 } = useQuery(unreadQuery);
  const label =
    unread === 0 ? t.notices : `${t.notices}: ${t.unread({ count: Math.min(unread, MAX_UNREAD) })}`;
  return (
    <div className="relative">
      <IconLink to={role === 'admin' ? paths.adminNotices : paths.notices} label={label}>
        <BellIcon />
      </IconLink>
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-indigo px-1 text-[0.7rem] leading-none font-semibold text-paper"
        >
          {unread > MAX_SHOWN ? `${format.number(MAX_SHOWN)}+` : format.number(unread)}
        </span>
      )}
    </div>
  );
}

import { removeLanguagePrefix, toLanguagePath } from '@sikhya/contract/language/language.ts';
import type { ReactNode } from 'react';
import { BellIcon } from '../../features/notices/bell-icon.tsx';
import { texts as noticeTexts } from '../../features/notices/texts.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { ICON_STYLE } from '../../ui/icon-button.tsx';
import { LogoMark } from '../../ui/logo-mark.tsx';
import { PopoverMenu } from '../../ui/popover-menu.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { texts as appTexts } from '../texts.ts';
import { HelpIcon } from './help-icon.tsx';
import { PANEL_ITEM, usePortalMenu } from './portal-menu.ts';
import { portalTexts } from './portal-texts.ts';

type PortalShellProps = {
  role: 'student' | 'admin';
  pathname: string;
  siteName: string;
  /** Whether courses can be bought. */
  hasPayments: boolean;
  /** Shown until the app is loaded. */
  content: ReactNode;
};

/**
 * The portal as the server sends it: what is the same for everybody, positioned as in portal-layout.tsx. Its links and
 * its menu work without JavaScript. public/early.js hides it from visitors.
 */
export function PortalShell({ role, pathname, siteName, hasPayments, content }: PortalShellProps) {
  const { title, open } = usePortalMenu(role);
  const { opensWhenOnline } = useTexts(appTexts);
  const { notices } = useTexts(noticeTexts);
  const { help } = useTexts(portalTexts);
  const { language } = useLocale();
  const logo = (
    <a href={toLanguagePath(paths.home, language)} className="flex min-h-11 min-w-0 items-center gap-2.5">
      <LogoMark />
      <span lang={getLang(siteName)} className="truncate font-display text-logo font-bold">
        {siteName}
      </span>
    </a>
  );
  return (
    <div
      id="shell"
      data-edge-space={role === 'admin' || undefined}
      className="flex min-h-dvh flex-col [[data-shell=hidden]_&]:invisible"
    >
      <header className="sticky top-0 z-10 flex h-16 items-center gap-1 border-b border-line bg-paper px-2 lg:pl-70 [[data-sidebar=closed]_&]:lg:pl-2">
        <div className="lg:hidden">
          <PopoverMenu label={open} title={title} side="left">
            <Panel role={role} pathname={pathname} hasPayments={hasPayments} />
          </PopoverMenu>
        </div>
        <div className="size-11 max-lg:hidden" />
        <div className="lg:hidden [[data-sidebar=closed]_&]:lg:block">{logo}</div>
        <div className="ml-auto flex gap-1">
          <a href={toLanguagePath(paths.help, language)} aria-label={help} className={ICON_STYLE}>
            <HelpIcon />
          </a>
          <a
            href={toLanguagePath(role === 'admin' ? paths.adminNotices : paths.notices, language)}
            aria-label={notices}
            className={ICON_STYLE}
          >
            <BellIcon />
          </a>
        </div>
      </header>
      <aside
        aria-label={title}
        className="fixed inset-y-0 left-0 z-20 flex w-68 flex-col gap-4 overflow-y-auto border-r border-line bg-sheet p-4 max-lg:hidden [[data-sidebar=closed]_&]:hidden"
      >
        {logo}
        <p className="font-display text-h3 font-semibold">{title}</p>
        <Panel role={role} pathname={pathname} hasPayments={hasPayments} />
      </aside>
      <div className="grow lg:pl-68 [[data-sidebar=closed]_&]:lg:pl-0">
        <main id="main" aria-busy="true" className="page py-8">
          {/* visible also where the shell itself is hidden: the service worker sends it in place of public pages */}
          <p id="shell-offline" role="status" hidden className="visible mb-8">
            {opensWhenOnline}
          </p>
          {content}
        </main>
      </div>
    </div>
  );
}

function Panel({ role, pathname, hasPayments }: Pick<PortalShellProps, 'role' | 'pathname' | 'hasPayments'>) {
  const { title, items } = usePortalMenu(role, { hasPayments });
  const { language } = useLocale();
  return (
    <div className="flex grow flex-col gap-5">
      <div className="flex items-center gap-3">
        <Skeleton className="size-11 shrink-0 rounded-full" />
        <Skeleton className="h-4 w-2/3 rounded-soft" />
      </div>
      <nav aria-label={title}>
        <ul className="space-y-1 [[data-menu=hidden]_&]:invisible">
          {items.map(({ to, label, Icon }) => (
            <li key={to}>
              <a
                href={toLanguagePath(to, language)}
                aria-current={to === removeLanguagePrefix(pathname) ? 'page' : undefined}
                className={PANEL_ITEM}
              >
                <Icon />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

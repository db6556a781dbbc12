import { NoticeBell } from '../../features/notices/notice-bell.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MenuIcon } from '../../ui/icons.tsx';
import { HelpLink } from './help-link.tsx';
import { Logo } from './logo.tsx';
import { OfflineMark } from './offline-mark.tsx';
import { usePortalMenu } from './portal-menu.ts';
import { useSidebar } from './sidebar.tsx';

/** The top bar, hidden while an exam fills the screen. Its button opens the side panel: over the content on a phone, next to it on a desktop. */
export function PortalBar({ role }: { role: 'student' | 'admin' }) {
  const { isOpen, toggle, isMobileOpen, setMobileOpen } = useSidebar();
  const menu = usePortalMenu(role);
  return (
    <header
      className={`sticky top-0 z-10 flex h-16 items-center gap-1 border-b border-line bg-paper px-2 [:root:fullscreen_&]:hidden ${isOpen ? 'lg:pl-70' : ''}`}
    >
      <div className="lg:hidden">
        <IconButton label={menu.open} aria-expanded={isMobileOpen} onClick={() => setMobileOpen(true)}>
          <MenuIcon />
        </IconButton>
      </div>
      <div className="max-lg:hidden">
        <IconButton label={isOpen ? menu.hide : menu.show} aria-expanded={isOpen} onClick={toggle}>
          <MenuIcon />
        </IconButton>
      </div>
      <div className={`max-[13rem]:hidden ${isOpen ? 'lg:hidden' : ''}`}>
        <Logo />
      </div>
      <OfflineMark />
      <HelpLink />
      <NoticeBell role={role} />
    </header>
  );
}

import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { Logo } from './logo.tsx';
import { PanelContents } from './panel-contents.tsx';
import { usePortalMenu } from './portal-menu.ts';
import { useSidebar } from './sidebar.tsx';

/** The breakpoint `lg`. A phone does not render the panel that it does not show. */
const WIDE = '(min-width: 64rem)';

/** Next to the content on a large screen, a sheet over it on a small one. */
export function SidePanel({ role }: { role: 'student' | 'admin' }) {
  const { isOpen, isMobileOpen, setMobileOpen } = useSidebar();
  const isWide = useMediaQuery(WIDE);
  const { title } = usePortalMenu(role);
  const close = () => setMobileOpen(false);
  return (
    <>
      {isWide && isOpen && (
        <aside
          aria-label={title}
          className="fixed inset-y-0 left-0 z-20 flex w-68 flex-col gap-4 overflow-y-auto border-r border-line bg-sheet p-4 [:root:fullscreen_&]:hidden"
        >
          <Logo />
          <p className="font-display text-h3 font-semibold">{title}</p>
          <div className="grow">
            <PanelContents role={role} />
          </div>
        </aside>
      )}
      <Sheet side="left" open={isMobileOpen} onClose={close} title={title}>
        <PanelContents role={role} onNavigate={close} />
      </Sheet>
    </>
  );
}

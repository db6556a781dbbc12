import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { readStorage, writeStorage } from '../../lib/browser-storage.ts';

type Sidebar = {
  /** On a large screen, beside the content. */
  isOpen: boolean;
  /** On a small one, over it. */
  isMobileOpen: boolean;
  toggle: () => void;
  setMobileOpen: (open: boolean) => void;
};

const REMEMBERED = 'sidebar';

const SidebarContext = createContext<Sidebar | null>(null);

/** Open on a desktop and closed on a phone, until the person says otherwise. */
export function SidebarProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(() => readStorage('localStorage', REMEMBERED) !== 'closed');
  const [isMobileOpen, setMobileOpen] = useState(isShellMenuOpen);
  const toggle = useCallback(() => {
    writeStorage('localStorage', REMEMBERED, isOpen ? 'closed' : 'open');
    setOpen(!isOpen);
  }, [isOpen]);
  const sidebar = useMemo(
    () => ({ isOpen, isMobileOpen, toggle, setMobileOpen }),
    [isOpen, isMobileOpen, toggle],
  );
  return <SidebarContext value={sidebar}>{children}</SidebarContext>;
}

/** Whoever opened the menu of the frame that the server sent finds it open in the one that takes its place. */
function isShellMenuOpen(): boolean {
  // an older browser cannot read the selector, and has not opened it either
  return (
    CSS.supports('selector(:popover-open)') &&
    document.querySelector('#shell [data-menu]:popover-open') !== null
  );
}

export function useSidebar(): Sidebar {
  const sidebar = useContext(SidebarContext);
  if (!sidebar) throw new Error('useSidebar must be used within SidebarProvider');
  return sidebar;
}

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { readStorage, writeStorage } from '../../lib/browser-storage.ts';
import { wasShellMenuOpen } from './shell-menu.ts';

type Sidebar = {
  /** On a large screen, next to the content. */
  isOpen: boolean;
  /** On a small screen, over the content. */
  isMobileOpen: boolean;
  toggle: () => void;
  setMobileOpen: (open: boolean) => void;
};

const KEY = 'sidebar';

const SidebarContext = createContext<Sidebar | null>(null);

/** Open on a desktop and closed on a phone until the person changes it. */
export function SidebarProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(() => readStorage('localStorage', KEY) !== 'closed');
  const [isMobileOpen, setMobileOpen] = useState(false);
  useLayoutEffect(() => {
    if (wasShellMenuOpen()) setMobileOpen(true);
  }, []);
  const toggle = useCallback(() => {
    writeStorage('localStorage', KEY, isOpen ? 'closed' : 'open');
    setOpen(!isOpen);
  }, [isOpen]);
  const sidebar = useMemo(
    () => ({ isOpen, isMobileOpen, toggle, setMobileOpen }),
    [isOpen, isMobileOpen, toggle],
  );
  return <SidebarContext value={sidebar}>{children}</SidebarContext>;
}

export function useSidebar(): Sidebar {
  const sidebar = useContext(SidebarContext);
  if (!sidebar) throw new Error('useSidebar must be used within SidebarProvider');
  return sidebar;
}

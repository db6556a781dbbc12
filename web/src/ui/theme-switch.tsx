import type { ReactNode } from 'react';
import { MonitorIcon, MoonIcon, SunIcon } from './icons.tsx';
import { Segmented } from './segmented.tsx';
import { useTheme } from './theme.ts';

const OPTIONS = [
  { value: 'system', label: <Face icon={<MonitorIcon />}>System</Face> },
  { value: 'light', label: <Face icon={<SunIcon />}>Light</Face> },
  { value: 'dark', label: <Face icon={<MoonIcon />}>Dark</Face> },
] as const;

export function ThemeSwitch() {
  const [theme, chooseTheme] = useTheme();
  return <Segmented label="Theme" options={OPTIONS} value={theme} onChange={chooseTheme} />;
}

/** Three words in a row are too wide for a menu. */
function Face({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <>
      {icon}
      <span className="sr-only">{children}</span>
    </>
  );
}

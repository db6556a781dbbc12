import type { ReactNode } from 'react';
import { MonitorIcon, MoonIcon, SunIcon } from './icons.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { useTheme } from './theme.ts';

const OPTIONS = [
  { value: 'system', label: <IconLabel icon={<MonitorIcon />}>System</IconLabel> },
  { value: 'light', label: <IconLabel icon={<SunIcon />}>Light</IconLabel> },
  { value: 'dark', label: <IconLabel icon={<MoonIcon />}>Dark</IconLabel> },
] as const;

export function ThemeSwitch() {
  const [theme, chooseTheme] = useTheme();
  return <SegmentedControl label="Theme" options={OPTIONS} value={theme} onChange={chooseTheme} />;
}

/** Icons only: three texts in a row are too wide for a menu. */
function IconLabel({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <>
      {icon}
      <span className="sr-only">{children}</span>
    </>
  );
}

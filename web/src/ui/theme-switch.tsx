import type { ReactNode } from 'react';
import { useTexts } from '../language/locale.tsx';
import { MonitorIcon, MoonIcon, SunIcon } from './icons.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { texts } from './texts.ts';
import { useTheme } from './theme.ts';

export function ThemeSwitch() {
  const t = useTexts(texts);
  const [theme, chooseTheme] = useTheme();
  return (
    <SegmentedControl
      label={t.theme}
      options={[
        { value: 'system', label: <IconLabel icon={<MonitorIcon />}>{t.systemTheme}</IconLabel> },
        { value: 'light', label: <IconLabel icon={<SunIcon />}>{t.lightTheme}</IconLabel> },
        { value: 'dark', label: <IconLabel icon={<MoonIcon />}>{t.darkTheme}</IconLabel> },
      ]}
      value={theme}
      onChange={chooseTheme}
    />
  );
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

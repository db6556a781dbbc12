import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useTheme } from '../../ui/theme.ts';
import type { ChangeSettings, PageColours, ReadingSettings } from './reading-settings.ts';

/** Returns the page colours of the current theme and a function that changes them. */
export function usePageColours(
  settings: ReadingSettings,
  changeSettings: ChangeSettings,
): [PageColours, (colours: PageColours) => void] {
  const [theme] = useTheme();
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const scheme = theme === 'system' ? (isSystemDark ? 'dark' : 'light') : theme;
  return [
    settings.paper[scheme],
    (colours) => changeSettings({ paper: { ...settings.paper, [scheme]: colours } }),
  ];
}

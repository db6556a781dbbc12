import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useTheme } from '../../ui/theme.ts';
import type { Paper, ReadingChoices } from './reading-choices.ts';

/** The colours of the page under the theme that is shown, and how to choose others for it. */
export function usePaper(
  choices: ReadingChoices,
  choose: (change: Partial<ReadingChoices>) => void,
): [Paper, (paper: Paper) => void] {
  const [theme] = useTheme();
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const scheme = theme === 'system' ? (isSystemDark ? 'dark' : 'light') : theme;
  return [choices.paper[scheme], (paper) => choose({ paper: { ...choices.paper, [scheme]: paper } })];
}

import { useMatches } from 'react-router';
import { titles } from '../../features/help/titles.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { IconLink } from '../../ui/icon-link.tsx';
import { HELP_BY_SCREEN } from './help-by-screen.ts';
import { HelpIcon } from './help-icon.tsx';
import { portalTexts } from './portal-texts.ts';

/** Leads to the article about the screen. */
export function HelpLink() {
  const t = useTexts(portalTexts);
  const { language } = useLocale();
  const article = HELP_BY_SCREEN[useMatches().at(-1)?.id ?? ''];
  return article ? (
    <IconLink to={paths.helpArticle(article)} label={t.helpAbout({ title: titles[article][language] })}>
      <HelpIcon />
    </IconLink>
  ) : (
    <IconLink to={paths.help} label={t.help}>
      <HelpIcon />
    </IconLink>
  );
}

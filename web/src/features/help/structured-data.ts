import type { HelpArticleName } from '@sikhya/contract/help-articles.ts';
import { type Locale, toLanguagePath } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../lib/paths.ts';
import type { Site } from '../../lib/site.ts';
import { getLoadedArticle } from './article-modules.ts';
import { texts } from './texts.ts';
import { titles } from './titles.ts';

/** Returns schema.org data for search engines: the steps of an article, and the way to it. */
export function createArticleData(name: HelpArticleName, site: Site, locale: Locale): object {
  const t = getTexts(texts, locale);
  const { language } = locale;
  const getUrl = (path: string) => site.origin + toLanguagePath(path, language);
  const url = getUrl(paths.helpArticle(name));
  const title = titles[name][language];
  const { summary, steps } = getLoadedArticle(name);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'HowTo',
        name: title,
        description: summary.goal[language],
        url,
        inLanguage: language,
        step: Object.values(steps).map((step, index) => ({
          '@type': 'HowToStep',
          position: index + 1,
          text: toPlainText(step[language]),
        })),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: t.help, item: getUrl(paths.help) },
          { '@type': 'ListItem', position: 2, name: title, item: url },
        ],
      },
    ],
  };
}

/** Labels are in quotation marks, because they are not bold there. */
const toPlainText = (text: string) =>
  text
    .replaceAll('<b>', '“')
    .replaceAll('</b>', '”')
    .replace(/<\/?\w+>/g, '');

import { isHelpArticle } from '@sikhya/contract/help-articles.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useParams } from 'react-router';
import { getLoadedArticle, loadArticle } from '../../features/help/article-modules.ts';
import { ArticleNotFound } from '../../features/help/article-not-found.tsx';
import { ArticlePage } from '../../features/help/article-page.tsx';
import { createArticleData } from '../../features/help/structured-data.ts';
import { texts } from '../../features/help/texts.ts';
import { titles } from '../../features/help/titles.ts';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  load: async (_language, { article }) => {
    if (isHelpArticle(article)) await loadArticle(article);
  },
  status: ({ params }) => (isHelpArticle(params.article) ? 200 : 404),
  describe: (site, locale, { params: { article } }) => {
    if (!isHelpArticle(article)) {
      const { articleNotFound } = getTexts(texts, locale);
      return { title: `${articleNotFound} · ${site.name}`, description: '', noIndex: true };
    }
    return {
      title: `${titles[article][locale.language]} · ${site.name}`,
      description: getLoadedArticle(article).summary.goal[locale.language],
    };
  },
  // only the server writes it, so the browser does not download it
  ...(import.meta.env.SSR && {
    structuredData: ({ params: { article } }, site, locale) =>
      isHelpArticle(article) ? createArticleData(article, site, locale) : undefined,
  }),
};

export function Component() {
  const { article } = useParams();
  return isHelpArticle(article) ? <ArticlePage name={article} /> : <ArticleNotFound />;
}

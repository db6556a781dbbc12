import { HELP_ARTICLE_NAMES } from '@sikhya/contract/help-articles.ts';
import { LANGUAGES, toLanguagePath } from '@sikhya/contract/language/language.ts';
import { PUBLIC_PATHS } from '@sikhya/contract/public-paths.ts';

/** Crawlers that render pages need the public API. */
const ROBOTS = `User-agent: *
Disallow: /student/
Disallow: /admin/
Disallow: /or/student/
Disallow: /or/admin/
Disallow: /identity/
Disallow: /api/
Allow: /api/public/
`;

export function createRobotsTxt(origin: string): string {
  return `${ROBOTS}\nSitemap: ${origin}/sitemap.xml\n`;
}

type ListedPage = { path: string; changedAt: Date | null };

/** Only pages that show courses have a date. */
export function listPublicPages(coursesChangedAt: Date | null): ListedPage[] {
  const withCourses: string[] = [PUBLIC_PATHS.home, PUBLIC_PATHS.courses];
  const articles = HELP_ARTICLE_NAMES.map((name) => `${PUBLIC_PATHS.help}/${name}`);
  return [...Object.values(PUBLIC_PATHS), ...articles].map((path) => ({
    path,
    changedAt: withCourses.includes(path) ? coursesChangedAt : null,
  }));
}

/** Lists pages in both languages. */
export function createSitemap(origin: string, pages: readonly ListedPage[]): string {
  const urls = pages.flatMap(({ path, changedAt }) => {
    const lastModified = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    const alternates = LANGUAGES.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${toLanguagePath(path, language)}"/>`,
    ).join('');
    return LANGUAGES.map(
      (language) =>
        `  <url><loc>${origin}${toLanguagePath(path, language)}</loc>${lastModified}${alternates}</url>\n`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}

/** Lists the sitemaps of a large catalogue, because one sitemap may have at most 50,000 addresses. */
export function createSitemapIndex(origin: string, sitemaps: number): string {
  const paths = Array.from({ length: sitemaps }, (_, index) => `/sitemaps/${index}.xml`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `  <sitemap><loc>${origin}${path}</loc></sitemap>\n`).join('')}</sitemapindex>
`;
}

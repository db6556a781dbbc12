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

/** Lists the public pages in both languages. Only the home page has a date: the last change of the courses that it shows. */
export function createSitemap(origin: string, coursesChangedAt: Date | null): string {
  const urls = Object.values(PUBLIC_PATHS).flatMap((path) => {
    const lastModified =
      path === PUBLIC_PATHS.home && coursesChangedAt
        ? `<lastmod>${coursesChangedAt.toISOString()}</lastmod>`
        : '';
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

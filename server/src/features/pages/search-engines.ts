import { PUBLIC_PATHS } from '@sikhya/contract/public-paths.ts';

/** Crawlers that render pages need the public API. */
const ROBOTS = `User-agent: *
Disallow: /student/
Disallow: /admin/
Disallow: /identity/
Disallow: /api/
Allow: /api/public/
`;

export function createRobotsTxt(origin: string): string {
  return `${ROBOTS}\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Lists the public pages. Only the home page has a date: the last change of the courses that it shows. */
export function createSitemap(origin: string, coursesChangedAt: Date | null): string {
  const urls = Object.values(PUBLIC_PATHS).map((path) => {
    const lastModified =
      path === PUBLIC_PATHS.home && coursesChangedAt
        ? `<lastmod>${coursesChangedAt.toISOString()}</lastmod>`
        : '';
    return `  <url><loc>${origin}${path}</loc>${lastModified}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

import { PUBLIC_PATHS } from '@sikhya/contract/public-paths.ts';

/** Whoever renders a page as a browser does needs the public calls. */
const ROBOTS = `User-agent: *
Disallow: /student/
Disallow: /admin/
Disallow: /identity/
Disallow: /api/
Allow: /api/public/
`;

export function robots(origin: string): string {
  return `${ROBOTS}\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The public pages. Only of the home page is known when it last changed: with the courses that it shows. */
export function sitemap(origin: string, coursesChangedAt: Date | null): string {
  const urls = Object.values(PUBLIC_PATHS).map((path) => {
    const changed =
      path === PUBLIC_PATHS.home && coursesChangedAt
        ? `<lastmod>${coursesChangedAt.toISOString()}</lastmod>`
        : '';
    return `  <url><loc>${origin}${path}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Read } from '../../database/read-database.ts';
import { nothingHere } from '../../errors.ts';
import { findSlugs, type ListedPage, summariseCourses } from './queries.ts';
import { createSitemap, createSitemapIndex, listPublicPages } from './search-engines.ts';

const COURSES_PER_SITEMAP = 2000;
/** Search engines read a sitemap once a day. */
const CALLS_PER_MINUTE = 60;

const config = { access: 'public', callsPerMinute: CALLS_PER_MINUTE } as const;

/** A small catalogue has one sitemap. A large one has an index: number 0 are the other pages, the rest courses. */
export function sitemapRoutes(app: FastifyInstance, read: Read, origin: string): void {
  const listCourses = async (sitemap: number) =>
    (await read((db) => findSlugs(db, COURSES_PER_SITEMAP, sitemap * COURSES_PER_SITEMAP))).map(toPage);

  app.get('/sitemap.xml', { config }, async (_request, reply) => {
    const { total, changedAt } = await read(summariseCourses);
    if (total > COURSES_PER_SITEMAP) {
      return sendXml(reply, createSitemapIndex(origin, 1 + Math.ceil(total / COURSES_PER_SITEMAP)));
    }
    return sendXml(reply, createSitemap(origin, [...listPublicPages(changedAt), ...(await listCourses(0))]));
  });

  app.get<{ Params: { name: string } }>('/sitemaps/:name', { config }, async ({ params }, reply) => {
    const number = /^(\d{1,5})\.xml$/.exec(params.name)?.[1];
    if (number === undefined) throw nothingHere();
    const pages =
      Number(number) === 0
        ? listPublicPages((await read(summariseCourses)).changedAt)
        : await listCourses(Number(number) - 1);
    if (pages.length === 0) throw nothingHere();
    return sendXml(reply, createSitemap(origin, pages));
  });
}

const toPage = ({ slug, updatedAt }: ListedPage) => ({ path: `/courses/${slug}`, changedAt: updatedAt });

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=3600')
    .send(xml);
}

import type { Language } from '@sikhya/contract/language/language.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { UNSUBSCRIBE_PATH } from '@sikhya/contract/notice-settings.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { getRequestLocale } from '../../http/request-locale.ts';
import { MAIL_PAGE_CSS, MAIL_PAGE_CSS_PATH, sendMailPage } from './mail-page.ts';
import { readUnsubscribeLink, unsubscribe } from './settings.ts';
import { texts } from './texts.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';
import { describeUnsubscribePage, type UnsubscribePage } from './unsubscribe-page.ts';

type Parts = { db: Db; links: UnsubscribeLinks; siteName: string };

/** Plain routes, because mail programs post a form and people get a page. The post answers 200 and never redirects. */
export async function unsubscribeRoutes(app: FastifyInstance, { db, links, siteName }: Parts): Promise<void> {
  const isPublic = { config: { access: 'public' } } as const;
  const findLink = async ({ query }: FastifyRequest) => {
    const { token } = query as { token?: unknown };
    return typeof token === 'string' ? readUnsubscribeLink(db, links, token) : null;
  };
  const sendPage = (reply: FastifyReply, language: Language, page: UnsubscribePage) =>
    sendMailPage(reply, describeUnsubscribePage(siteName, language, page));
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // the body of a one-click request (RFC 8058) is always the same
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, parsed) => parsed(null, null));
    scope.get(UNSUBSCRIBE_PATH, isPublic, async (request, reply) => {
      const link = await findLink(request);
      const language = link?.student.language ?? getRequestLocale(request).language;
      const page = link
        ? ({ state: 'ask', groups: link.groups } as const)
        : ({ state: 'bad', groups: [] } as const);
      return sendPage(reply, language, page);
    });
    scope.post(UNSUBSCRIBE_PATH, isPublic, async (request, reply) => {
      const link = await findLink(request);
      if (!link) throw new AppError('not-found', message(texts.badLink));
      await unsubscribe(db, link);
      const language = link.student.language ?? getRequestLocale(request).language;
      return sendPage(reply, language, { state: 'done', groups: link.groups });
    });
    scope.get(MAIL_PAGE_CSS_PATH, isPublic, (_request, reply) =>
      reply
        .headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' })
        .send(MAIL_PAGE_CSS),
    );
    done();
  });
}

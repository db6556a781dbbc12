import { getLocale, toLanguagePath } from '@sikhya/contract/language/language.ts';
import { getTexts, message } from '@sikhya/contract/language/texts.ts';
import { NEWSLETTER_CONFIRM_PATH, NEWSLETTER_UNSUBSCRIBE_PATH } from '@sikhya/contract/newsletter.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { getRequestLocale } from '../../http/request-locale.ts';
import { type MailPage, sendMailPage } from '../notices/service.ts';
import type { LinkKind, NewsletterLinks } from './links.ts';
import { findById, type SubscriberRow } from './queries.ts';
import { confirm, readConfirmation, unsubscribe } from './service.ts';
import { pageTexts, texts } from './texts.ts';

type Parts = { db: Db; now: () => Date; links: NewsletterLinks; siteName: string };

/** Plain routes, because mail programs post a form and people get a page. Only a post changes anything. */
export async function newsletterPages(
  app: FastifyInstance,
  { db, now, links, siteName }: Parts,
): Promise<void> {
  const isPublic = { config: { access: 'public' } } as const;
  const readToken = (kind: LinkKind, { query }: FastifyRequest) => {
    const { token } = query as { token?: unknown };
    return typeof token === 'string' ? links.read(kind, token) : null;
  };
  const findToConfirm = (request: FastifyRequest) =>
    readConfirmation(db, readToken('confirm', request), now());
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    found: SubscriberRow | null | undefined,
    describe: (t: PageTexts) => Omit<MailPage, 'siteName' | 'language' | 'link'>,
  ) => {
    const language = found?.language ?? getRequestLocale(request).language;
    const t = getTexts(pageTexts, getLocale(language));
    const link = { href: toLanguagePath('/', language), label: t.home({ site: siteName }) };
    return sendMailPage(reply, { siteName, language, link, ...describe(t) });
  };
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // the body of a one-click request (RFC 8058) is always the same
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, parsed) => parsed(null, null));
    scope.get(NEWSLETTER_CONFIRM_PATH, isPublic, async (request, reply) => {
      const found = await findToConfirm(request);
      return send(request, reply, found, (t) => ({
        title: t.confirmTitle,
        ...(found
          ? {
              sentence:
                found.state === 'subscribed'
                  ? t.confirmed
                  : t.confirmQuestion({ email: found.email, site: siteName }),
              ...(found.state === 'pending' && { button: t.confirmButton }),
            }
          : { sentence: t.expired }),
      }));
    });
    scope.post(NEWSLETTER_CONFIRM_PATH, isPublic, async (request, reply) => {
      const found = await findToConfirm(request);
      if (found) await confirm(db, found.requestId!, now());
      return send(request, reply, found, (t) => ({
        title: t.confirmTitle,
        sentence: found ? t.confirmed : t.expired,
      }));
    });
    scope.get(NEWSLETTER_UNSUBSCRIBE_PATH, isPublic, async (request, reply) => {
      const id = readToken('unsubscribe', request);
      const found = id ? await findById(db, id) : undefined;
      return send(request, reply, found, (t) => {
        const title = t.unsubscribeTitle;
        if (!id) return { title, sentence: t.badLink };
        // an address that was deleted gets nothing either
        if (!found || found.state === 'unsubscribed') return { title, sentence: t.unsubscribed };
        const sentence = t.unsubscribeQuestion({ email: found.email });
        return { title, sentence, button: t.unsubscribeButton };
      });
    });
    scope.post(NEWSLETTER_UNSUBSCRIBE_PATH, isPublic, async (request, reply) => {
      const id = readToken('unsubscribe', request);
      if (!id) throw new AppError('not-found', message(texts.badLink));
      const found = await findById(db, id);
      await unsubscribe(db, id, now());
      return send(request, reply, found, (t) => ({ title: t.unsubscribeTitle, sentence: t.unsubscribed }));
    });
    done();
  });
}

type PageTexts = ReturnType<typeof getTexts<typeof pageTexts>>;

import { getLocale } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { CONFIRM_HOURS } from '@sikhya/contract/newsletter.ts';
import type { Db } from '../../database/database.ts';
import type { LetterWriter } from '../notices/service.ts';
import type { NewsletterLinks } from './links.ts';
import { findByRequest } from './queries.ts';
import { isOpen } from './rules.ts';
import { letterTexts } from './texts.ts';

type Parts = { db: Db; now: () => Date; links: NewsletterLinks; siteName: string };

/** Writes the mail that asks for a confirmation; nothing once it was answered or its time is over. */
export function createConfirmationWriter({ db, now, links, siteName }: Parts): LetterWriter {
  return async (requestId) => {
    const found = await findByRequest(db, requestId);
    if (!found || !isOpen(found, now())) return null;
    const { id, email, language } = found;
    const t = getTexts(letterTexts, getLocale(language));
    const question = t.question({ site: siteName, hours: String(CONFIRM_HOURS) });
    return {
      address: email,
      name: '',
      parts: [
        {
          language,
          subject: t.subject({ site: siteName }),
          paragraphs: [t.greeting, question],
          link: { url: links.createUrl('confirm', requestId), label: t.link },
          note: t.unknown,
        },
      ],
      unsubscribeUrl: links.createUrl('unsubscribe', id),
    };
  };
}

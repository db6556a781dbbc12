import { PARENT_REQUEST_DAYS } from '@sikhya/contract/consents.ts';
import { getLocale, type Language, toLanguagePath } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { PARENT_PAGE } from '@sikhya/contract/public-paths.ts';
import type { Db } from '../../database/database.ts';
import type { LetterWriter } from '../notices/service.ts';
import { findRequest } from './request-queries.ts';
import { getLinkState, toMailedName } from './rules.ts';
import { letterTexts } from './texts.ts';
import type { ParentTokens } from './tokens.ts';

type Parts = {
  db: Db;
  now: () => Date;
  tokens: ParentTokens;
  site: { name: string; origin: string };
};

/** Writes the e-mail of a request; nothing once the request was answered or its time is over. */
export function createParentLetterWriter({ db, now, tokens, site }: Parts): LetterWriter {
  return async (requestId) => {
    const found = await findRequest(db, { id: requestId });
    const token = found && tokens.find(requestId, found.request.tokenHash);
    if (!token || getLinkState({ ...found.request, withdrawnAt: null }, now()) !== 'open') return null;
    const child = toMailedName(found.student.name) || site.name;
    const write = (language: Language) => {
      const t = getTexts(letterTexts, getLocale(language));
      return {
        language,
        subject: t.subject({ child }),
        paragraphs: [
          t.greeting,
          t.question({ child, site: site.name }),
          t.howLong({ days: String(PARENT_REQUEST_DAYS) }),
          t.unknown({ child }),
        ],
        link: { url: `${site.origin}${toLanguagePath(PARENT_PAGE, language)}#${token}`, label: t.link },
      };
    };
    // the language that the family's student reads comes first
    const languages: Language[] = found.student.language === 'or' ? ['or', 'en'] : ['en', 'or'];
    return { address: found.request.email, name: '', parts: languages.map(write) };
  };
}

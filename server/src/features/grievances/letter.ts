import { getLocale } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import type { Db } from '../../database/database.ts';
import type { LetterWriter } from '../notices/service.ts';
import { findGrievance } from './queries.ts';
import { letterTexts } from './texts.ts';

/** Writes the e-mail with the answer for a visitor, in the language of the form. */
export function createAnswerLetterWriter(db: Db, siteName: string): LetterWriter {
  return async (grievanceId) => {
    const grievance = await findGrievance(db, grievanceId);
    if (!grievance?.answeredAt || grievance.email === '') return null;
    const { number, language, name, email, answer } = grievance;
    const t = getTexts(letterTexts, getLocale(language));
    const subject = t.subject({ number });
    const paragraphs = [t.greeting({ name }), t.intro({ number, site: siteName }), answer, t.board];
    return { address: email, name, parts: [{ language, subject, paragraphs }] };
  };
}

import { getLocale, type Locale, parseAcceptLanguage } from '@sikhya/contract/language/language.ts';
import type { FastifyRequest } from 'fastify';

/** The language that the caller asks for by the header Accept-Language; English by default. */
export function getRequestLocale({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  return getLocale(parseAcceptLanguage(headers['accept-language']));
}

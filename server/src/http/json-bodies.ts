import { getTexts, message } from '@sikhya/contract/language/texts.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { texts } from './texts.ts';

/** The deepest valid body, a course, has 8 levels. */
const MAX_DEPTH = 32;

/**
 * Parses JSON bodies as Fastify does, but rejects deeply nested ones before parsing: millions of levels take many times
 * as long to parse as a flat body of the same size. Bodies of other types get 415, also plain text, which Fastify parses.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isDeeperThan(String(body), MAX_DEPTH)) done(tooDeepError());
    else void parse(request, String(body), done);
  });
}

const tooDeepError = () =>
  new AppError('malformed', message(texts.unreadable), {
    details: (locale) => getTexts(texts, locale).tooDeep({ max: String(MAX_DEPTH) }),
  });

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Setting this bit turns `[` into `{` and `]` into `}`. */
const BRACKET_BIT = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/** Ignores brackets in strings. Does not check that the text is JSON: the parser does. */
export function isDeeperThan(json: string, maxDepth: number): boolean {
  let depth = 0;
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (code === QUOTE) index = findStringEnd(json, index);
    else if ((code | BRACKET_BIT) === OPENING) depth += 1;
    else if ((code | BRACKET_BIT) === CLOSING) depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}

/** Uses `indexOf`, which is fast, because most of a body is strings. */
function findStringEnd(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end === -1 ? json.length : end;
}

function isEscaped(json: string, quote: number): boolean {
  let before = quote - 1;
  while (json.charCodeAt(before) === BACKSLASH) before -= 1;
  return (quote - 1 - before) % 2 === 1;
}

import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** A course, the deepest body there is, has 8 levels. */
const MOST_LEVELS = 32;

/**
 * Parses JSON bodies as Fastify does, but refuses those that are nested too deep before it starts: parsing millions of
 * levels takes many times as long as parsing a plain body of that size.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isDeeperThan(String(body), MOST_LEVELS)) done(tooDeep());
    else void parse(request, String(body), done);
  });
}

const tooDeep = () =>
  new AppError('malformed', 'The request could not be read.', {
    details: `The JSON has more than ${MOST_LEVELS} levels.`,
  });

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** With this bit set, both kinds of brackets have the same code. */
const EITHER = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/** Brackets within strings do not count. What is no JSON is left to the parser. */
export function isDeeperThan(json: string, levels: number): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const unit = json.charCodeAt(at);
    if (unit === QUOTE) at = endOfString(json, at);
    else if ((unit | EITHER) === OPENING) depth += 1;
    else if ((unit | EITHER) === CLOSING) depth -= 1;
    if (depth > levels) return true;
  }
  return false;
}

/** Most of a body is strings, so they are skipped with the engine's own search. */
function endOfString(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end === -1 ? json.length : end;
}

function isEscaped(json: string, quote: number): boolean {
  let before = quote - 1;
  while (json.charCodeAt(before) === BACKSLASH) before -= 1;
  return (quote - 1 - before) % 2 === 1;
}

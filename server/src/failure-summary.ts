import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';

const MAX_LENGTH = 300;

/** The rest of a longer message is not read, because the patterns below take quadratic time. */
const MAX_READ_LENGTH = 2000;

/** Parts of error messages that are removed, because more people see error summaries than may see these. */
const SECRETS: [RegExp, string][] = [
  // user and password in a URL
  [/\/\/[^\s/@]+@/g, '//…@'],
  [/[^\s@"'<>()]+@[^\s@"'<>()]+\.[^\s@"'<>()]+/g, '…'],
  // PostgreSQL quotes values of the request after a colon
  [/: ".*"/g, ': "…"'],
  [/\bBearer\s+\S+/gi, 'Bearer …'],
  [/\b[\w-]{16,}(?:\.[\w-]{8,})+/g, '…'],
  // keys and hashes; UUIDs have groups of at most twelve characters
  [/[\w+]{24,}={0,2}/g, '…'],
];

/** Names of errors whose message says enough without the name. */
const SELF_EXPLANATORY = ['Error', 'StartFailure', 'StorageError', 'BackupError'];

/** Summarises an error in one line for logs and admins, without queries, values and secrets. */
export function failureSummary(error: unknown): string {
  const messages: string[] = [];
  for (let current = error; current instanceof Error; current = current.cause) {
    // its message is the whole query with its values; the reason is in its cause
    if (!(current instanceof DrizzleQueryError)) messages.push(toMessage(current));
  }
  const joined = (messages.length > 0 ? messages.join(' Because: ') : String(error))
    .replace(/\s+/g, ' ')
    .trim();
  const clean = SECRETS.reduce((text, [secret, instead]) => text.replace(secret, instead), shorten(joined));
  return clean.length > MAX_LENGTH ? `${clean.slice(0, MAX_LENGTH)}…` : clean;
}

/** Removes the last word and what may be the start of a quoted value, because the patterns find only whole secrets. */
function shorten(text: string): string {
  if (text.length <= MAX_READ_LENGTH) return text;
  return text
    .slice(0, MAX_READ_LENGTH)
    .replace(/: ".*$/, ': "…"')
    .replace(/\S+$/, '…');
}

function toMessage(error: Error): string {
  const { message } = error;
  // the name of a DatabaseError is just 'error'
  const name = error instanceof DatabaseError ? 'PostgresError' : error.name;
  return SELF_EXPLANATORY.includes(name) ? message : `${name}: ${message}`;
}

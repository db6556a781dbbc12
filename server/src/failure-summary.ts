import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';

const LONGEST = 300;

/** What must not be read by everybody who may see that something failed. */
const SECRETS: [RegExp, string][] = [
  // a name and a password in an address
  [/\/\/[^\s/@]+@/g, '//…@'],
  [/[^\s@"'<>()]+@[^\s@"'<>()]+\.[^\s@"'<>()]+/g, '…'],
  // what PostgreSQL quotes after a colon is a value that somebody sent
  [/: ".*"/g, ': "…"'],
  [/\bBearer\s+\S+/gi, 'Bearer …'],
  [/\b[\w-]{16,}(?:\.[\w-]{8,})+/g, '…'],
  // keys and hashes; the ids of rows have groups of at most twelve
  [/[\w+]{24,}={0,2}/g, '…'],
];

/** A failure in one line that can be kept and shown: no query, no value, no secret. */
export function failureSummary(error: unknown): string {
  const sentences: string[] = [];
  for (let current = error; current instanceof Error; current = current.cause) {
    // it repeats the whole query with its values; what went wrong is in its cause
    if (!(current instanceof DrizzleQueryError)) sentences.push(sentenceOf(current));
  }
  const said = (sentences.length > 0 ? sentences.join(' Because: ') : String(error))
    .replace(/\s+/g, ' ')
    .trim();
  const clean = SECRETS.reduce((text, [secret, instead]) => text.replace(secret, instead), said);
  return clean.length > LONGEST ? `${clean.slice(0, LONGEST)}…` : clean;
}

function sentenceOf(error: Error): string {
  const { message } = error;
  // pg names all of them just "error"
  const name = error instanceof DatabaseError ? 'PostgresError' : error.name;
  const plain = name === 'Error' || /Failure$|^AppError$/.test(name);
  return plain ? message : `${name}: ${message}`;
}

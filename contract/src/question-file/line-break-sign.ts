/**
 * The strict format has one line for an option and no escapes. So a line break that cannot be written as one is
 * written as the sign ⏎ inside the line. A ⏎ that stands in the text itself gets a backslash before it.
 */
const SIGN = '⏎';

/** As a line break inside a line, and at the start of a line that would be read as something else. */
export const WRITTEN_BREAK = ` ${SIGN} `;

const SIGN_WITH_BACKSLASHES = /(\\*)⏎/g;

export function escapeBreakSigns(text: string): string {
  return text.includes(SIGN) ? text.replace(SIGN_WITH_BACKSLASHES, `$1$1\\${SIGN}`) : text;
}

/** An odd number of backslashes before the sign makes it a sign; the others stand for half as many. */
export function readBreakSigns(text: string): string {
  if (!text.includes(SIGN)) return text;
  return text
    .replace(SIGN_WITH_BACKSLASHES, (_, backslashes: string) => {
      const kept = backslashes.slice(0, backslashes.length >> 1);
      return kept + (backslashes.length % 2 === 1 ? SIGN : '\n');
    })
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

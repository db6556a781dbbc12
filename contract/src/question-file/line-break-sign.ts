/**
 * The strict format has one line per option. A line break inside an option is therefore written as the sign ⏎, and a ⏎
 * of the text itself as \⏎.
 */
const SIGN = '⏎';

/** Replaces a line break, and precedes a line that would otherwise be read as something else. */
export const BREAK_SIGN = ` ${SIGN} `;

const SIGN_WITH_BACKSLASHES = /(\\*)⏎/g;

export function escapeBreakSigns(text: string): string {
  return text.includes(SIGN) ? text.replace(SIGN_WITH_BACKSLASHES, `$1$1\\${SIGN}`) : text;
}

/** After an odd number of backslashes the sign is text; every two backslashes are one backslash. */
export function parseBreakSigns(text: string): string {
  if (!text.includes(SIGN)) return text;
  return text
    .replace(SIGN_WITH_BACKSLASHES, (_, backslashes: string) => {
      const unescaped = backslashes.slice(0, backslashes.length >> 1);
      return unescaped + (backslashes.length % 2 === 1 ? SIGN : '\n');
    })
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

/** Signs and words next to an option that mark it as correct. */

const SIGN = '[*✓✔☑✅√🗸]';
const WORD =
  'correct(?: answer| option)?|right(?: answer| option)?|ans(?:wer)?|ସଠିକ୍?(?: ଉତ୍ତର| ବିକଳ୍ପ)?|ଠିକ୍?(?: ଉତ୍ତର)?|ଉତ୍ତର';

const LEADING = new RegExp(`^${SIGN}+ ?`, 'u');
const TRAILING = new RegExp(
  ` ?(?:${SIGN}+|[([{<] ?(?:${WORD}|${SIGN})[.!]? ?[)\\]}>]|(?:[-–—=:]+>?|<[-=]*|[←⇐]) ?(?:${WORD})[.!]?)$`,
  'iu',
);
const ALONE = new RegExp(`^(?:${SIGN}+|[([{<-]? ?(?:${WORD})[.!]? ?[)\\]}>]?)$`, 'iu');

/** Only the end of a long line is searched. */
const MAX_MARK_LENGTH = 60;

export type Marked = { text: string; isMarked: boolean };

export function stripLeadingMark(text: string): Marked {
  const rest = text.replace(LEADING, '');
  return { text: rest, isMarked: rest !== text };
}

export function stripTrailingMark(text: string): Marked {
  const start = Math.max(0, text.length - MAX_MARK_LENGTH);
  const rest = text.slice(start).replace(TRAILING, '');
  const stripped = text.slice(0, start) + rest;
  return { text: stripped, isMarked: stripped !== text && stripped !== '' };
}

/** Whether a line only marks the option above it as correct. */
export const isMarkLine = (text: string) => text.length <= MAX_MARK_LENGTH && ALONE.test(text);

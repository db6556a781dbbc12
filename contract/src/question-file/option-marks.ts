/** Signs and words that mark the right option where it stands. */

const SIGN = '[*✓✔☑✅√🗸]';
const WORD =
  'correct(?: answer| option)?|right(?: answer| option)?|ans(?:wer)?|ସଠିକ୍?(?: ଉତ୍ତର| ବିକଳ୍ପ)?|ଠିକ୍?(?: ଉତ୍ତର)?|ଉତ୍ତର';

const BEFORE = new RegExp(`^${SIGN}+ ?`, 'u');
const AFTER = new RegExp(
  ` ?(?:${SIGN}+|[([{<] ?(?:${WORD}|${SIGN})[.!]? ?[)\\]}>]|(?:[-–—=:]+>?|<[-=]*|[←⇐]) ?(?:${WORD})[.!]?)$`,
  'iu',
);
const ALONE = new RegExp(`^(?:${SIGN}+|[([{<-]? ?(?:${WORD})[.!]? ?[)\\]}>]?)$`, 'iu');

/** Long enough for every mark; the rest of a long line is not searched. */
const LONGEST_MARK = 60;

export type Marked = { text: string; isMarked: boolean };

export function withoutMarkBefore(text: string): Marked {
  const rest = text.replace(BEFORE, '');
  return { text: rest, isMarked: rest !== text };
}

export function withoutMarkAfter(text: string): Marked {
  const cut = Math.max(0, text.length - LONGEST_MARK);
  const rest = text.slice(cut).replace(AFTER, '');
  const shorter = text.slice(0, cut) + rest;
  return { text: shorter, isMarked: shorter !== text && shorter !== '' };
}

/** A line that only says that the option above it is right. */
export const isMarkAlone = (text: string) => text.length <= LONGEST_MARK && ALONE.test(text);

/** Unicode's stream-safe limit: no writing needs more marks on one letter. */
const MOST_MARKS = 30;

const BASE = 1;
const MARK = 2;
const IGNORABLE = 3;

/** By code point, filled as they are met: a regular expression for every character would cost more than the rest. */
let kinds: Uint8Array | undefined;

function kindOf(codePoint: number): number {
  kinds ??= new Uint8Array(0x11_0000);
  const known = kinds[codePoint];
  if (known) return known;
  const character = String.fromCodePoint(codePoint);
  const isIgnorable = () => /\p{Default_Ignorable_Code_Point}/u.test(character);
  const kind = /\p{M}/u.test(character) ? MARK : isIgnorable() ? IGNORABLE : BASE;
  kinds[codePoint] = kind;
  return kind;
}

/**
 * Leaves out marks beyond the 30th on one letter, and returns the same string where there are none. Normalising takes
 * quadratic time on a long run of marks. Invisible characters do not end a run, since they may be removed later.
 */
export function cutStackedMarks(text: string): string {
  const kept: string[] = [];
  let keptUntil = 0;
  let marks = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    // below the first mark only the soft hyphen is ignorable
    if (unit < 0x300 && unit !== 0xad) {
      marks = 0;
      continue;
    }
    const codePoint = text.codePointAt(at)!;
    const units = codePoint > 0xffff ? 2 : 1;
    const kind = kindOf(codePoint);
    if (kind === BASE) marks = 0;
    else if (kind === MARK) marks += 1;
    if (kind === MARK && marks > MOST_MARKS) {
      if (keptUntil < at) kept.push(text.slice(keptUntil, at));
      keptUntil = at + units;
    }
    at += units - 1;
  }
  return keptUntil === 0 ? text : kept.join('') + text.slice(keptUntil);
}

/** The only place that normalises text from people: it takes linear time, whatever the text. */
export function toNfc(text: string): string {
  return cutStackedMarks(text).normalize('NFC');
}

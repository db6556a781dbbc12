/** The limit of Unicode's stream-safe format. No language needs more marks on one letter. */
const MAX_MARKS = 30;

const BASE = 1;
const MARK = 2;
const IGNORABLE = 3;

/** The kind of each code point, filled on first use, because a regular expression per character is slow. */
let kindCache: Uint8Array | undefined;

function getKind(codePoint: number): number {
  kindCache ??= new Uint8Array(0x11_0000);
  const cached = kindCache[codePoint];
  if (cached) return cached;
  const character = String.fromCodePoint(codePoint);
  const isIgnorable = () => /\p{Default_Ignorable_Code_Point}/u.test(character);
  const kind = /\p{M}/u.test(character) ? MARK : isIgnorable() ? IGNORABLE : BASE;
  kindCache[codePoint] = kind;
  return kind;
}

/**
 * Removes marks beyond the 30th on one letter, because normalising takes quadratic time on a long run of marks. Returns
 * the same string if there are none. Invisible characters do not end a run, because they may be removed later.
 */
export function cutStackedMarks(text: string): string {
  const kept: string[] = [];
  let keptUntil = 0;
  let marks = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    // below U+0300 there are no marks, and only the soft hyphen is ignorable
    if (unit < 0x300 && unit !== 0xad) {
      marks = 0;
      continue;
    }
    const codePoint = text.codePointAt(at)!;
    const units = codePoint > 0xffff ? 2 : 1;
    const kind = getKind(codePoint);
    if (kind === BASE) marks = 0;
    else if (kind === MARK) marks += 1;
    if (kind === MARK && marks > MAX_MARKS) {
      if (keptUntil < at) kept.push(text.slice(keptUntil, at));
      keptUntil = at + units;
    }
    at += units - 1;
  }
  return keptUntil === 0 ? text : kept.join('') + text.slice(keptUntil);
}

/** Normalises text in linear time. Use it for all text from people. */
export function toNfc(text: string): string {
  return cutStackedMarks(text).normalize('NFC');
}

/** Typed sound, then the word's: what it costs to take one for the other. 0 where Latin has no other spelling. */
const SWAPS: Record<string, number> = {
  aA: 0.1,
  Aa: 0.5,
  iI: 0.05,
  Ii: 0.3,
  uU: 0.05,
  Uu: 0.3,
  oa: 0.4,
  oA: 0.7,
  ao: 0.7,
  ea: 0.6,
  eA: 0.6,
  ae: 0.7,
  ie: 0.5,
  ei: 0.5,
  eI: 0.6,
  Ie: 0.7,
  ou: 0.6,
  oU: 0.7,
  uo: 0.5,
  Uo: 0.6,
  iV: 0,
  uV: 0,
  aV: 0.3,
  IV: 0.3,
  UV: 0.3,
  yi: 0.3,
  yI: 0.35,
  iy: 0.35,
  sS: 0.2,
  Ss: 0.35,
  vb: 0.1,
  wb: 0.2,
  bw: 0.2,
  vw: 0,
  dD: 0,
  rD: 0.2,
  jJ: 0,
  yJ: 0.15,
  gG: 0,
  jG: 0,
  // gyana for ଜ୍ଞାନ
  yn: 0.1,
  nM: 0,
  mM: 0.05,
  nN: 0,
  mN: 0.4,
  mn: 0.4,
  nm: 0.5,
  hH: 0,
  // khetra for କ୍ଷେତ୍ର
  hS: 0.4,
};

/** How far a word is from what was typed, both as sounds; 0 is as written. */
export function distance(typed: string, word: string): number {
  let row = [0];
  for (let w = 1; w <= word.length; w += 1) row.push(row[w - 1]! + leftOut(word, w - 1));
  for (let t = 1; t <= typed.length; t += 1) {
    const extra = added(typed, t - 1);
    const next = [row[0]! + extra];
    for (let w = 1; w <= word.length; w += 1) {
      next.push(
        Math.min(
          row[w]! + extra,
          next[w - 1]! + leftOut(word, w - 1),
          row[w - 1]! + swapped(typed[t - 1]!, word[w - 1]!),
        ),
      );
    }
    row = next;
  }
  return row[word.length]!;
}

function swapped(typed: string, meant: string): number {
  return typed === meant ? 0 : (SWAPS[typed + meant] ?? 1);
}

/** The word has it, the typed text does not. */
function leftOut(word: string, at: number): number {
  const sound = word[at]!;
  if (at > 0 && word[at - 1] === sound) return 0.25;
  switch (sound) {
    case 'a':
      // the vowel that every Odia word ends in and hardly anybody types
      return at === word.length - 1 ? 0.05 : 0.3;
    case 'h':
      return at === 0 ? 0.9 : 0.3;
    case 'H':
      return 0.1;
    case 'N':
      return 0.15;
    case 'y':
      return 0.35;
    case 'w':
    case 'V':
      return 0.4;
    case 'n':
      return word[at - 1] === 'G' ? 0.2 : 1;
    default:
      return 1;
  }
}

/** The typed text has it, the word does not. */
function added(typed: string, at: number): number {
  const sound = typed[at]!;
  const before = typed[at - 1];
  if (before === sound) return 0.25;
  switch (sound) {
    case 'a':
      return 0.45;
    case 'h':
      return 0.35;
    case 'y':
      return 0.3;
    case 'g':
      return before === 'n' ? 0.3 : 1;
    case 'w':
    case 'v':
      return 0.5;
    default:
      return 1;
  }
}

/** The cost of typing the first sound for the second one; 0 where Latin letters have no other spelling for it. */
const REPLACEMENT_COSTS: Record<string, number> = {
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

/** Returns a weighted edit distance between the typed sounds and the sounds of a word. */
export function getDistance(typed: string, word: string): number {
  let row = [0];
  for (let w = 1; w <= word.length; w += 1) row.push(row[w - 1]! + getOmissionCost(word, w - 1));
  for (let t = 1; t <= typed.length; t += 1) {
    const insertionCost = getInsertionCost(typed, t - 1);
    const next = [row[0]! + insertionCost];
    for (let w = 1; w <= word.length; w += 1) {
      next.push(
        Math.min(
          row[w]! + insertionCost,
          next[w - 1]! + getOmissionCost(word, w - 1),
          row[w - 1]! + getReplacementCost(typed[t - 1]!, word[w - 1]!),
        ),
      );
    }
    row = next;
  }
  return row[word.length]!;
}

function getReplacementCost(typed: string, sound: string): number {
  return typed === sound ? 0 : (REPLACEMENT_COSTS[typed + sound] ?? 1);
}

/** The cost of a sound of the word that was not typed. */
function getOmissionCost(word: string, index: number): number {
  const sound = word[index]!;
  if (index > 0 && word[index - 1] === sound) return 0.25;
  switch (sound) {
    case 'a':
      // hardly anybody types the vowel at the end of an Odia word
      return index === word.length - 1 ? 0.05 : 0.3;
    case 'h':
      return index === 0 ? 0.9 : 0.3;
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
      return word[index - 1] === 'G' ? 0.2 : 1;
    default:
      return 1;
  }
}

/** The cost of a typed sound that the word does not have. */
function getInsertionCost(typed: string, index: number): number {
  const sound = typed[index]!;
  const previous = typed[index - 1];
  if (previous === sound) return 0.25;
  switch (sound) {
    case 'a':
      return 0.45;
    case 'h':
      return 0.35;
    case 'y':
      return 0.3;
    case 'g':
      return previous === 'n' ? 0.3 : 1;
    case 'w':
    case 'v':
      return 0.5;
    default:
      return 1;
  }
}

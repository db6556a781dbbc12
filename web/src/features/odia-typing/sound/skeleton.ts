/**
 * The coarse key by which words are found: the consonants alone, without what people spell or leave out as they
 * like: vowels, h and y, doubling, which nasal, which s. A sound with several spellings gives several keys.
 */
const CLASSES: Record<string, readonly string[]> = {
  k: ['k'],
  g: ['g'],
  C: ['c'],
  j: ['j'],
  J: ['j', ''],
  G: ['g', 'j'],
  t: ['t'],
  d: ['d'],
  D: ['d', 'r'],
  n: ['n'],
  M: ['n', 'm'],
  N: ['n', ''],
  p: ['p'],
  b: ['b'],
  v: ['b'],
  w: ['b', ''],
  m: ['m'],
  r: ['r'],
  l: ['l'],
  s: ['s'],
  S: ['s'],
};

/** A word with more of such sounds than this is found by its usual spelling only. */
const MOST_KEYS = 16;

export function skeletonsOf(sounds: string): string[] {
  let keys = [''];
  for (let at = 0; at < sounds.length; at += 1) {
    const spellings = spellingsAt(sounds, at);
    if (!spellings) continue;
    const fits = keys.length * spellings.length <= MOST_KEYS;
    keys = (fits ? spellings : spellings.slice(0, 1)).flatMap((spelling) =>
      keys.map((key) => key + spelling),
    );
  }
  return [...new Set(keys.map(smoothed))];
}

/** The first key alone: what was typed is taken as it stands. */
export function skeletonOf(sounds: string): string {
  return smoothed([...sounds].map((sound) => CLASSES[sound]?.[0] ?? '').join(''));
}

/** କ୍ଷ is said khya, ଜ୍ଞ is said gya: the second sound may be missing. */
function spellingsAt(sounds: string, at: number): readonly string[] | undefined {
  const usual = CLASSES[sounds[at]!];
  const pair = sounds.slice(at - 1, at + 1);
  return usual && (pair === 'kS' || pair === 'Gn') ? [...usual, ''] : usual;
}

function smoothed(key: string): string {
  return key
    .replace(/ng/g, 'n')
    .replace(/m(?=[^mpb])/g, 'n')
    .replace(/n(?=[pb])/g, 'm')
    .replace(/(.)\1+/g, '$1');
}

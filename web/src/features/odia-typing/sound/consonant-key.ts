/**
 * The index key of a word: its consonants only, without what people spell differently or leave out (vowels, h, y, double
 * letters, the kind of nasal and of s). A sound with several spellings gives several keys.
 */
const KEY_LETTERS: Record<string, readonly string[]> = {
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

/** Beyond this number, only the usual spelling of a sound is used. */
const MAX_KEYS = 16;

export function getConsonantKeys(sounds: string): string[] {
  let keys = [''];
  for (let index = 0; index < sounds.length; index += 1) {
    const spellings = getSpellings(sounds, index);
    if (!spellings) continue;
    const canAddAll = keys.length * spellings.length <= MAX_KEYS;
    keys = (canAddAll ? spellings : spellings.slice(0, 1)).flatMap((spelling) =>
      keys.map((key) => key + spelling),
    );
  }
  return [...new Set(keys.map(simplify))];
}

/** For typed letters, whose spelling is known. */
export function getConsonantKey(sounds: string): string {
  return simplify([...sounds].map((sound) => KEY_LETTERS[sound]?.[0] ?? '').join(''));
}

/** କ୍ଷ is pronounced khya and ଜ୍ଞ gya, so their second sound can be missing. */
function getSpellings(sounds: string, index: number): readonly string[] | undefined {
  const usual = KEY_LETTERS[sounds[index]!];
  const pair = sounds.slice(index - 1, index + 1);
  return usual && (pair === 'kS' || pair === 'Gn') ? [...usual, ''] : usual;
}

function simplify(key: string): string {
  return key
    .replace(/ng/g, 'n')
    .replace(/m(?=[^mpb])/g, 'n')
    .replace(/n(?=[pb])/g, 'm')
    .replace(/(.)\1+/g, '$1');
}

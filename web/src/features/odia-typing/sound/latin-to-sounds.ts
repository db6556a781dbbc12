/** Spellings of one sound, longer ones first. odia-to-sounds.ts explains the letters for sounds. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/^sch/g, 'sk'],
  [/ck/g, 'k'],
  [/ch/g, 'C'],
  [/sh/g, 'S'],
  [/x/g, 'kS'],
  [/f/g, 'ph'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  // the second half of a diphthong: ow, aw
  [/(?<=[aeo])w(?![aeiouy])/g, 'u'],
  [/aa/g, 'A'],
  [/ee|ii/g, 'I'],
  [/oo|uu/g, 'U'],
];

/** Converts typed Latin letters to sounds, one letter per sound. */
export function latinToSounds(typed: string): string {
  return SPELLINGS.reduce(
    (sounds, [spelling, sound]) => sounds.replace(spelling, sound),
    typed.toLowerCase(),
  );
}

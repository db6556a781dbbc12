/** Spellings of one sound, longer ones first; the signs are those of of-odia.ts. */
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
  // ow, aw: the second half of a vowel
  [/(?<=[aeo])w(?![aeiouy])/g, 'u'],
  [/aa/g, 'A'],
  [/ee|ii/g, 'I'],
  [/oo|uu/g, 'U'],
];

/** What somebody typed in Latin, one sign per sound. */
export function soundsOfLatin(typed: string): string {
  return SPELLINGS.reduce(
    (sounds, [spelling, sound]) => sounds.replace(spelling, sound),
    typed.toLowerCase(),
  );
}

import { distance } from './sound/distance.ts';
import { soundsOfLatin } from './sound/of-latin.ts';
import { soundsOfOdia } from './sound/of-odia.ts';
import { skeletonOf, skeletonsOf } from './sound/skeleton.ts';

/** Words that are used about equally often. `weight` is how much farther than a rare word they may be, in sounds. */
export type WordList = { words: readonly string[]; weight: number };

export type Match = { word: string; score: number };

type Entry = { word: string; sounds: string; weight: number };

/** Words found by how they sound. Lower scores fit better. */
export class WordIndex {
  readonly #entries = new Map<string, Entry[]>();
  readonly #known = new Set<string>();

  add({ words, weight }: WordList): void {
    for (const word of words) {
      if (this.#known.has(word)) continue;
      this.#known.add(word);
      const sounds = soundsOfOdia(word);
      for (const key of skeletonsOf(sounds)) {
        const entries = this.#entries.get(key);
        if (entries) entries.push({ word, sounds, weight });
        else this.#entries.set(key, [{ word, sounds, weight }]);
      }
    }
  }

  find(typed: string): Match[] {
    const sounds = soundsOfLatin(typed);
    // the same consonants with quite other vowels are another word
    const farthest = 0.5 + 0.2 * sounds.length;
    return (this.#entries.get(skeletonOf(sounds)) ?? [])
      .map((entry) => ({ entry, far: distance(sounds, entry.sounds) }))
      .filter(({ far }) => far <= farthest)
      .map(({ entry, far }) => ({ word: entry.word, score: far - entry.weight }))
      .sort((one, other) => one.score - other.score);
  }
}

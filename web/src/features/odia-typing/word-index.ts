import { getConsonantKey, getConsonantKeys } from './sound/consonant-key.ts';
import { getDistance } from './sound/distance.ts';
import { latinToSounds } from './sound/latin-to-sounds.ts';
import { odiaToSounds } from './sound/odia-to-sounds.ts';

/** Words of similar frequency. The weight is subtracted from their score, so that frequent words come first. */
export type WordList = { words: readonly string[]; weight: number };

export type Match = { word: string; score: number };

type Entry = { word: string; sounds: string; weight: number };

/** Finds words by their sound. A lower score is a better match. */
export class WordIndex {
  readonly #entriesByKey = new Map<string, Entry[]>();
  readonly #words = new Set<string>();

  add({ words, weight }: WordList): void {
    for (const word of words) {
      if (this.#words.has(word)) continue;
      this.#words.add(word);
      const sounds = odiaToSounds(word);
      for (const key of getConsonantKeys(sounds)) {
        const entries = this.#entriesByKey.get(key);
        if (entries) entries.push({ word, sounds, weight });
        else this.#entriesByKey.set(key, [{ word, sounds, weight }]);
      }
    }
  }

  find(typed: string): Match[] {
    const sounds = latinToSounds(typed);
    // words with the same consonants but very different vowels do not match
    const maxDistance = 0.5 + 0.2 * sounds.length;
    return (this.#entriesByKey.get(getConsonantKey(sounds)) ?? [])
      .map((entry) => ({ entry, distance: getDistance(sounds, entry.sounds) }))
      .filter(({ distance }) => distance <= maxDistance)
      .map(({ entry, distance }) => ({ word: entry.word, score: distance - entry.weight }))
      .sort((a, b) => a.score - b.score);
  }
}

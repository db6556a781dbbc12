import { findAcronym } from './latin/known-words.ts';
import { isLatinWord } from './latin/latin-word.ts';
import { ALIASES } from './lexicon/aliases.ts';
import { splitEndings } from './noun-endings.ts';
import type { Match, WordIndex } from './word-index.ts';

const MAX_WORDS = 6;
/** There are nine number keys. */
const MAX_CANDIDATES = 9;
/** Ranks a known word before a shorter word with an ending. */
const ENDING_COST = 0.45;
const STEMS_PER_ENDING = 2;

/** Finds the words that Latin letters can stand for, the likeliest first. */
export class CandidateFinder {
  readonly #index: WordIndex;
  readonly #transliterate: (typed: string) => string;
  /** The user's last choice for each run of letters. */
  readonly #chosen = new Map<string, string>();

  constructor(index: WordIndex, transliterate: (typed: string) => string) {
    this.#index = index;
    this.#transliterate = transliterate;
  }

  /** `isLatin`: the text around the word shows that it is Latin. No candidate mixes scripts. */
  find(typed: string, isLatin = false): string[] {
    const lastChoice = isLatin ? undefined : this.#chosen.get(typed);
    const candidates =
      isLatin || isLatinWord(typed) ? this.#rankLatinFirst(typed) : this.#rankOdiaFirst(typed);
    return [...new Set(lastChoice === undefined ? candidates : [lastChoice, ...candidates])].slice(
      0,
      MAX_CANDIDATES,
    );
  }

  #rankLatinFirst(typed: string): string[] {
    const acronym = typed === typed.toLowerCase() ? findAcronym(typed) : undefined;
    return [acronym ?? typed, typed, ...this.#findWords(typed), this.#transliterate(typed)];
  }

  #rankOdiaFirst(typed: string): string[] {
    const words = this.#findWords(typed);
    const transliteration = this.#transliterate(typed);
    // a capital at the start is a habit from English; later capitals spell the word letter by letter
    if (/^[A-Z]/.test(typed))
      return [
        ...words.slice(0, MAX_WORDS - 1),
        this.#transliterate(typed.toLowerCase()),
        transliteration,
        typed,
      ];
    return /[A-Z]/.test(typed) ? [transliteration, ...words, typed] : [...words, transliteration, typed];
  }

  remember(typed: string, chosen: string): void {
    this.#chosen.set(typed, chosen);
  }

  #findWords(typed: string): string[] {
    const alias = findAlias(typed.toLowerCase());
    const matches = [...this.#index.find(typed), ...this.#findWithEndings(typed)].sort(
      (a, b) => a.score - b.score,
    );
    const words = [...new Set(matches.map(({ word }) => word))];
    return (alias ? [alias, ...words] : words).slice(0, MAX_WORDS);
  }

  #findWithEndings(typed: string): Match[] {
    return splitEndings(typed).flatMap(({ stem, ending }) => {
      const alias = findAlias(stem);
      const stems = alias ? [{ word: alias, score: 0 }] : this.#index.find(stem).slice(0, STEMS_PER_ENDING);
      return stems.map(({ word, score }) => ({ word: word + ending, score: score + ENDING_COST }));
    });
  }
}

/** Checks for own entries, because `constructor` can be typed too. */
function findAlias(typed: string): string | undefined {
  return Object.hasOwn(ALIASES, typed) ? ALIASES[typed] : undefined;
}

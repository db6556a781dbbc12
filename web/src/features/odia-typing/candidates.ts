import { withoutEnding } from './endings.ts';
import { acronymFor } from './latin/known-words.ts';
import { isLatinWord } from './latin/latin-word.ts';
import { ALIASES } from './lexicon/aliases.ts';
import type { Match, WordIndex } from './word-index.ts';

const MOST_WORDS = 6;
/** As many as there are number keys. */
const MOST_OFFERED = 9;
/** A known word as a whole comes before a shorter one with an ending. */
const COST_OF_ENDING = 0.45;
const STEMS_PER_ENDING = 2;

/** What is offered for a run of Latin letters, the likeliest first. */
export class Candidates {
  readonly #index: WordIndex;
  readonly #literal: (typed: string) => string;
  /** What was chosen before for the same letters. */
  readonly #chosen = new Map<string, string>();

  constructor(index: WordIndex, literal: (typed: string) => string) {
    this.#index = index;
    this.#literal = literal;
  }

  /** `isLatin`: the text around the word says that it is Latin, whatever was chosen before. Each offer is in one script. */
  offer(typed: string, isLatin = false): string[] {
    const before = isLatin ? undefined : this.#chosen.get(typed);
    const offered = isLatin || isLatinWord(typed) ? this.#latinFirst(typed) : this.#odiaFirst(typed);
    return [...new Set(before === undefined ? offered : [before, ...offered])].slice(0, MOST_OFFERED);
  }

  #latinFirst(typed: string): string[] {
    const acronym = typed === typed.toLowerCase() ? acronymFor(typed) : undefined;
    return [acronym ?? typed, typed, ...this.#words(typed), this.#literal(typed)];
  }

  #odiaFirst(typed: string): string[] {
    const words = this.#words(typed);
    const literal = this.#literal(typed);
    // a capital at the start is a habit; further on it is for those who spell letter by letter
    if (/^[A-Z]/.test(typed))
      return [...words.slice(0, MOST_WORDS - 1), this.#literal(typed.toLowerCase()), literal, typed];
    return /[A-Z]/.test(typed) ? [literal, ...words, typed] : [...words, literal, typed];
  }

  remember(typed: string, chosen: string): void {
    this.#chosen.set(typed, chosen);
  }

  #words(typed: string): string[] {
    const alias = aliasFor(typed.toLowerCase());
    const matches = [...this.#index.find(typed), ...this.#withEndings(typed)].sort(byScore);
    const words = [...new Set(matches.map(({ word }) => word))];
    return (alias ? [alias, ...words] : words).slice(0, MOST_WORDS);
  }

  #withEndings(typed: string): Match[] {
    return withoutEnding(typed).flatMap(({ stem, ending }) => {
      const alias = aliasFor(stem);
      const stems = alias ? [{ word: alias, score: 0 }] : this.#index.find(stem).slice(0, STEMS_PER_ENDING);
      return stems.map(({ word, score }) => ({ word: word + ending, score: score + COST_OF_ENDING }));
    });
  }
}

/** Own entries only: `constructor` is a word that somebody may type. */
function aliasFor(typed: string): string | undefined {
  return Object.hasOwn(ALIASES, typed) ? ALIASES[typed] : undefined;
}

function byScore(one: Match, other: Match): number {
  return one.score - other.score;
}

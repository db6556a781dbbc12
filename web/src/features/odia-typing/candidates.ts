import { withoutEnding } from './endings.ts';
import { ALIASES } from './lexicon/aliases.ts';
import type { Match, WordIndex } from './word-index.ts';

const MOST_WORDS = 6;
/** A known word as a whole comes before a shorter one with an ending. */
const COST_OF_ENDING = 0.45;
const STEMS_PER_ENDING = 2;

/** What is offered for a run of Latin letters, the likeliest first, the Latin itself last. */
export class Candidates {
  readonly #index: WordIndex;
  readonly #literal: (typed: string) => string;
  /** What was chosen before for the same letters. */
  readonly #chosen = new Map<string, string>();

  constructor(index: WordIndex, literal: (typed: string) => string) {
    this.#index = index;
    this.#literal = literal;
  }

  offer(typed: string): string[] {
    const literal = this.#literal(typed);
    const words = this.#words(typed);
    // capitals are for those who spell letter by letter
    const offered = /[A-Z]/.test(typed) ? [literal, ...words, typed] : [...words, literal, typed];
    const before = this.#chosen.get(typed);
    return [...new Set(before === undefined ? offered : [before, ...offered])];
  }

  remember(typed: string, chosen: string): void {
    this.#chosen.set(typed, chosen);
  }

  #words(typed: string): string[] {
    const alias = ALIASES[typed.toLowerCase()];
    const matches = [...this.#index.find(typed), ...this.#withEndings(typed)].sort(byScore);
    const words = [...new Set(matches.map(({ word }) => word))];
    return (alias ? [alias, ...words] : words).slice(0, MOST_WORDS);
  }

  #withEndings(typed: string): Match[] {
    return withoutEnding(typed).flatMap(({ stem, ending }) => {
      const alias = ALIASES[stem];
      const stems = alias ? [{ word: alias, score: 0 }] : this.#index.find(stem).slice(0, STEMS_PER_ENDING);
      return stems.map(({ word, score }) => ({ word: word + ending, score: score + COST_OF_ENDING }));
    });
  }
}

function byScore(one: Match, other: Match): number {
  return one.score - other.score;
}

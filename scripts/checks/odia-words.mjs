import { readFileSync } from 'node:fs';
import { inRoot } from '../steps/root.mjs';

const HEADING = '## Words and spellings to avoid';

/** Returns the second table of the glossary: words that texts must not use, each with the word to use. */
export function readWordsToAvoid(glossary = readFileSync(inRoot('docs/odia-glossary.md'), 'utf8')) {
  const [, table = ''] = glossary.split(HEADING);
  const rows = table.split('\n').filter((line) => /^\|.*[\u0b00-\u0b7f]/.test(line));
  return rows.flatMap((line) => {
    const [word, others] = line.split('|').slice(1, 3);
    return others.split(',').map((other) => ({ word: word.trim(), other: other.trim() }));
  });
}

/**
 * Returns the words of a text that the glossary replaces, also with endings. A halant joins a letter to the next one, so
 * neither a word before a halant nor one whose halant is followed by a letter is the same word.
 */
export function findWordsToAvoid(text, words) {
  return words
    .filter(({ other }) => {
      const end = other.endsWith('\u0b4d') ? '(?![\u0b00-\u0b7f])' : '(?!\u0b4d)';
      return new RegExp(`(?<![\u0b00-\u0b7f])${other}${end}`).test(text);
    })
    .map(({ word, other }) => `${other} instead of ${word}`);
}

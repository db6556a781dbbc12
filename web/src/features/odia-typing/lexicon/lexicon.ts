import type { WordList } from '../word-index.ts';
import { COMMON } from './common.ts';
import { ECONOMY } from './economy.ts';
import { GEOGRAPHY } from './geography.ts';
import { GRAMMAR } from './grammar.ts';
import { HISTORY } from './history.ts';
import { MATHEMATICS } from './mathematics.ts';
import { NAMES } from './names.ts';
import { NUMBERS } from './numbers.ts';
import { PLACES } from './places.ts';
import { POLITY } from './polity.ts';
import { SCIENCE } from './science.ts';
import { STUDY } from './study.ts';
import { VERBS } from './verbs.ts';

/** All built-in words, with weights by how often admins need them. */
export const LEXICON: readonly WordList[] = [
  { words: COMMON, weight: 0.3 },
  { words: STUDY, weight: 0.25 },
  { words: NUMBERS, weight: 0.2 },
  { words: PLACES, weight: 0.2 },
  { words: VERBS, weight: 0.15 },
  { words: HISTORY, weight: 0.1 },
  { words: GEOGRAPHY, weight: 0.1 },
  { words: SCIENCE, weight: 0.1 },
  { words: POLITY, weight: 0.1 },
  { words: ECONOMY, weight: 0.1 },
  { words: MATHEMATICS, weight: 0.1 },
  { words: GRAMMAR, weight: 0.1 },
  { words: NAMES, weight: 0 },
];

import { HELP_ARTICLE_NAMES, type HelpArticleName } from '@sikhya/contract/help-articles.ts';
import { searchKey } from '@sikhya/contract/search-key.ts';
import { keywords } from './keywords.ts';
import { titles } from './titles.ts';

/** A longer search finds nothing more, and the address may hold any text. */
export const MAX_SEARCH_LENGTH = 100;

/** Returns the articles that have all words, in either language; those with all words in the title come first. */
export function searchArticles(text: string): HelpArticleName[] {
  const words = searchKey(text.slice(0, MAX_SEARCH_LENGTH)).split(' ');
  const hasWords = (key: string) => words.every((word) => key.includes(word));
  const found = HELP_ARTICLE_NAMES.filter((name) => hasWords(getKeys(name).whole));
  const isInTitle = (name: HelpArticleName) => hasWords(getKeys(name).title);
  return [...found.filter(isInTitle), ...found.filter((name) => !isInTitle(name))];
}

type Keys = { title: string; whole: string };

const keysByName = new Map<HelpArticleName, Keys>();

function getKeys(name: HelpArticleName): Keys {
  const known = keysByName.get(name);
  if (known) return known;
  const title = searchKey(`${titles[name].en} ${titles[name].or}`);
  const whole = `${title} ${searchKey(keywords[name])}`;
  keysByName.set(name, { title, whole });
  return { title, whole };
}

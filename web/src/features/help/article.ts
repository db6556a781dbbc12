import type { HelpArticleName } from '@sikhya/contract/help-articles.ts';

/** One text in both languages, without parameters. */
export type HelpText = { en: string; or: string };

type HelpTexts = Readonly<Record<string, HelpText>>;

/**
 * The exports of a file in articles/. `<b>…</b>` marks a label as it is on the screen, which a test looks up in the texts
 * of the product; `<code>…</code>` marks what is typed as it is.
 */
export type HelpArticle = {
  /** The goal of the article, in one sentence: below its title and for search engines. */
  summary: { goal: HelpText };
  steps: HelpTexts;
  /** Each starts with the problem as `<q>…</q>`. */
  problems: HelpTexts;
  /** The screen that the article explains. */
  screen?: string;
  related: readonly HelpArticleName[];
  /** The description of the picture, if the article has one: scripts/help-pictures takes it. */
  picture?: { alt: HelpText };
};

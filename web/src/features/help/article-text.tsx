import type { ReactNode } from 'react';
import { useLocale } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import type { HelpText } from './article.ts';

const INLINE_TAGS = {
  b: (label: string) => <strong className="font-semibold">{label}</strong>,
  code: (typed: string) => (
    <code lang="en" className="rounded-xs bg-sunk px-1 wrap-anywhere">
      {typed}
    </code>
  ),
};

/** A problem may contain labels. */
const TAGS = {
  ...INLINE_TAGS,
  q: (problem: string) => <span className="block font-semibold">{richText(problem, INLINE_TAGS)}</span>,
};

/** A text of an article with its tags; see article.ts. */
export function ArticleText({ text }: { text: HelpText }): ReactNode {
  return richText(text[useLocale().language], TAGS);
}

import { Fragment, type ReactNode } from 'react';

type Tags = Record<string, (children: string) => ReactNode>;

const TAG = /<(\w+)>(.*?)<\/\1>/;

/** Turns the tags of a text, such as `<link>…</link>`, into elements. */
export function richText(text: string, tags: Tags): ReactNode {
  const parts: ReactNode[] = [];
  let rest = text;
  for (let match = TAG.exec(rest); match; match = TAG.exec(rest)) {
    const [whole, name = '', content = ''] = match;
    const render = tags[name];
    parts.push(rest.slice(0, match.index), render ? render(content) : content);
    rest = rest.slice(match.index + whole.length);
  }
  return [...parts, rest].map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity
    <Fragment key={index}>{part}</Fragment>
  ));
}

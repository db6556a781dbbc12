import { Link, type LinkProps } from 'react-router';

export const TEXT_LINK = 'text-indigo underline underline-offset-4 hover:text-indigo-deep';

/** A link within a sentence: underlined, since colour alone does not tell it from the words around it. */
export function TextLink(props: Omit<LinkProps, 'className'>) {
  return <Link className={TEXT_LINK} {...props} />;
}

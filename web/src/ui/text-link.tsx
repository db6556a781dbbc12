import { Link, type LinkProps } from 'react-router';

/** A link in running text: underlined, since colour alone does not tell it from the words around it. */
export const TEXT_LINK =
  'rounded-xs font-semibold text-indigo underline decoration-1 underline-offset-3 hover:text-indigo-deep hover:decoration-2';

export function TextLink(props: Omit<LinkProps, 'className'>) {
  return <Link className={TEXT_LINK} {...props} />;
}

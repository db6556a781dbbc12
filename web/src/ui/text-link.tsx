import type { LinkProps } from 'react-router';
import { Link } from '../language/navigation.tsx';

/** A link in running text; underlined, because colour alone does not mark it as a link. */
export const TEXT_LINK =
  'rounded-xs font-semibold text-indigo underline decoration-1 underline-offset-3 hover:text-indigo-deep hover:decoration-2';

export function TextLink(props: Omit<LinkProps, 'className'>) {
  return <Link className={TEXT_LINK} {...props} />;
}

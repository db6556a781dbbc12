import type { LinkProps } from 'react-router';
import { Link } from '../language/navigation.tsx';
import { TOUCH_TARGET } from './touch-target.ts';

/** A link in running text; underlined, because colour alone does not mark it as a link. */
export const TEXT_LINK =
  'rounded-xs font-semibold text-indigo underline decoration-1 underline-offset-3 hover:text-indigo-deep hover:decoration-2';

/** A link that stands alone, so that its touch target can be larger than a line of text. */
export const STANDALONE_LINK = `inline-block ${TEXT_LINK} ${TOUCH_TARGET}`;

export function TextLink(props: Omit<LinkProps, 'className'>) {
  return <Link className={TEXT_LINK} {...props} />;
}

export function StandaloneLink(props: Omit<LinkProps, 'className'>) {
  return <Link className={STANDALONE_LINK} {...props} />;
}

import { Link, type LinkProps } from 'react-router';

/** A link in running text. */
export function TextLink(props: Omit<LinkProps, 'className'>) {
  return (
    <Link
      className="rounded-xs font-semibold text-indigo underline decoration-1 underline-offset-3 hover:text-indigo-deep hover:decoration-2"
      {...props}
    />
  );
}

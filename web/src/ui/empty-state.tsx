import type { ReactNode } from 'react';
import { IkatBorder } from './ikat-border.tsx';

type EmptyStateProps = {
  title: string;
  /** h1 when it is the whole page. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  action?: ReactNode;
};

/** Says that there is nothing to show, and what to do next. */
export function EmptyState({ title, heading: Heading = 'h2', children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-10 text-center">
      <IkatBorder className="mb-3 w-full max-w-40" />
      <Heading className="text-h2">{title}</Heading>
      {children && <p className="text-ink-soft">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

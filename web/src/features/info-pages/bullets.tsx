import type { ReactNode } from 'react';

export function Bullets({ children }: { children: ReactNode }) {
  return <ul className="grid list-disc gap-2 pl-5 marker:text-marigold">{children}</ul>;
}

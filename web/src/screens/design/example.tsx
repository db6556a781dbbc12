import { type ReactNode, useId } from 'react';

/** A section of the design page. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line py-10">
      <h2 id={id} className="mb-6 text-h2">
        {title}
      </h2>
      <div className="grid gap-8">{children}</div>
    </section>
  );
}

/** One component in some of its states. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 text-small text-ink-soft">{name}</h3>
      {children}
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

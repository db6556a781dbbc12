import type { ReactNode } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { type KeyFact, KeyFacts } from './key-facts.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import { texts } from './texts.ts';

type InfoSection = { id: string; title: string; body: ReactNode };

type InfoPageProps = {
  title: string;
  lead: ReactNode;
  /** When the text last changed, as 2026-11-15. */
  updated: string;
  facts?: readonly KeyFact[];
  sections: readonly InfoSection[];
};

/** The layout of an information page: title, key facts and sections. */
export function InfoPage({ title, lead, updated, facts, sections }: InfoPageProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <main id="main" className="page pt-10 pb-16 md:pt-16 md:pb-24">
      <header>
        <h1 className="text-h1">{title}</h1>
        <div className="mt-5 grid max-w-[38rem] gap-4 text-lead text-ink-soft">{lead}</div>
        <p className="mt-5 text-small text-ink-soft">
          {richText(t.lastUpdated({ date: format.date(updated) }), {
            date: (children) => <time dateTime={updated}>{children}</time>,
          })}
        </p>
      </header>
      {facts && <KeyFacts facts={facts} />}
      {/* thirds like the key facts above: the text starts under the second fact */}
      <div className="mt-10 grid md:mt-14 lg:grid-cols-3">
        <TableOfContents sections={sections} />
        <div className="grid max-w-[36rem] gap-10 md:gap-12 lg:col-span-2 lg:ml-6">
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`} className="text-question">
                {section.title}
              </h2>
              <div className="mt-3 grid gap-4">{section.body}</div>
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}

import { useTexts } from '../../language/locale.tsx';
import { texts } from './texts.ts';

/**
 * Links to the sections, shown on wide screens. Plain links, because the browser then also moves the keyboard position,
 * which the router does not.
 */
export function TableOfContents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const t = useTexts(texts);
  return (
    <nav aria-labelledby="contents-title" className="sticky top-24 hidden self-start lg:block">
      <p id="contents-title" className="text-small font-semibold">
        {t.onThisPage}
      </p>
      <ol className="mt-2 border-l border-line text-small">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-l border-transparent py-1.5 pl-4 text-ink-soft transition-colors hover:border-indigo hover:text-indigo"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

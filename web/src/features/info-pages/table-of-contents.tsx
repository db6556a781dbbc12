/**
 * Where to find what, beside the text where there is room for it. Plain links: the browser moves the keyboard's
 * place along with the page, which the router's do not.
 */
export function TableOfContents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  return (
    <nav aria-labelledby="contents-title" className="sticky top-24 hidden self-start lg:block">
      <p id="contents-title" className="text-small font-semibold">
        On this page
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

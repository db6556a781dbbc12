import { HELP_ARTICLES, type HelpArticleName } from '@sikhya/contract/help-articles.ts';
import { useCallback } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { paths } from '../../lib/paths.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { StandaloneLink, TextLink } from '../../ui/text-link.tsx';
import { ArticleList } from './article-list.tsx';
import { HelpSearch } from './help-search.tsx';
import { searchArticles } from './search-articles.ts';
import { texts } from './texts.ts';

/** All articles by whom they are for, or those that a search finds. The search is part of the address. */
export function HelpIndex() {
  const t = useTexts(texts);
  const [params, setParams] = useUrlState();
  const search = params.get('search') ?? '';
  const isSearching = search.trim() !== '';
  const found = isSearching ? searchArticles(search) : [];
  const changeSearch = useCallback((text: string) => setParams({ search: text }), [setParams]);
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-8 py-10 md:py-16">
      <header className="grid gap-5">
        <div>
          <h1 className="text-h1">{t.help}</h1>
          <p className="mt-3 text-lead text-ink-soft">{t.lead}</p>
        </div>
        <div>
          <HelpSearch value={search} onSearch={changeSearch} />
          {/* always rendered: screen readers announce only changes of a live region */}
          <div role="status">
            {isSearching && (
              <h2 className="mt-8 text-h2 wrap-anywhere">
                {found.length > 0 ? t.found({ count: found.length, search }) : t.nothingFound({ search })}
              </h2>
            )}
          </div>
        </div>
      </header>
      {isSearching ? <FoundArticles names={found} /> : <AllArticles />}
    </main>
  );
}

function AllArticles() {
  const t = useTexts(texts);
  const groups = [
    { id: 'students', title: t.forStudents, names: HELP_ARTICLES.student },
    { id: 'admins', title: t.forAdmins, names: HELP_ARTICLES.admin },
  ];
  return groups.map(({ id, title, names }) => (
    <section key={id} aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-h2">
        {title}
      </h2>
      <ArticleList names={names} />
    </section>
  ));
}

function FoundArticles({ names }: { names: readonly HelpArticleName[] }) {
  const t = useTexts(texts);
  return (
    <div className="-mt-5 grid gap-6">
      {names.length > 0 ? (
        <ArticleList names={names} />
      ) : (
        <p>
          {richText(t.tryAnotherWord, {
            link: (children) => <TextLink to={paths.contactUs}>{children}</TextLink>,
          })}
        </p>
      )}
      <p>
        <StandaloneLink to={paths.help}>{t.allArticles}</StandaloneLink>
      </p>
    </div>
  );
}

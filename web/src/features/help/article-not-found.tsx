import { useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { texts } from './texts.ts';

export function ArticleNotFound() {
  const t = useTexts(texts);
  return (
    <main id="main" className="page py-20">
      <EmptyState
        heading="h1"
        title={t.articleNotFound}
        action={<LinkButton to={paths.help}>{t.allArticles}</LinkButton>}
      >
        {t.articleMoved}
      </EmptyState>
    </main>
  );
}

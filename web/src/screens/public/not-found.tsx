import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { texts } from './texts.ts';

export const handle: PageHandle = {
  status: 404,
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).pageNotFound} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const t = useTexts(texts);
  return (
    <main id="main" className="page py-20">
      <EmptyState
        heading="h1"
        title={t.pageNotFound}
        action={<LinkButton to={paths.home}>{t.backToHome}</LinkButton>}
      >
        {t.checkAddress}
      </EmptyState>
    </main>
  );
}

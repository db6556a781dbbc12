import { getTexts } from '@sikhya/contract/language/texts.ts';
import { ParentPage } from '../../features/consents/parent-page.tsx';
import { parentTexts } from '../../features/consents/parent-texts.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { ConfirmProvider } from '../../ui/confirm.tsx';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(parentTexts, locale).title} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  return (
    <main id="main" className="page grid justify-items-center py-8 md:py-16">
      <div className="w-full max-w-xl min-w-0 rounded-soft border border-line bg-sheet p-5 shadow-lift sm:p-8">
        <ConfirmProvider>
          <ParentPage />
        </ConfirmProvider>
      </div>
    </main>
  );
}

import { getTexts } from '@sikhya/contract/language/texts.ts';
import { AcceptInvite } from '../../features/team/accept-invite.tsx';
import { inviteTexts } from '../../features/team/texts.ts';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(inviteTexts, locale).title} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  return (
    <main id="main" className="page grid justify-items-center py-12 md:py-20">
      <div className="w-full max-w-md rounded-soft border border-line bg-sheet p-6 shadow-lift sm:p-8">
        <AcceptInvite />
      </div>
    </main>
  );
}

import { getTexts } from '@sikhya/contract/language/texts.ts';
import { privacyQuery } from '../../features/consents/api.ts';
import { ChildrenPanel } from '../../features/consents/children-panel.tsx';
import { PrivacyPanel } from '../../features/consents/privacy-panel.tsx';
import { GrievancesPanel } from '../../features/grievances/own-grievances.tsx';
import { StoredChapters } from '../../features/offline/stored-chapters.tsx';
import { ProviderProof } from '../../features/session/provider-proof.tsx';
import { StudentAccountPage } from '../../features/student-account/account-page.tsx';
import { studentAccountQuery } from '../../features/student-account/api.ts';
import { texts } from '../../features/student-account/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { createPrefetchLoader } from '../../lib/prefetch-loader.ts';
import { useSite } from '../../lib/site.ts';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).myAccount} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export const loader = createPrefetchLoader((client) => [
  client.prefetchQuery(studentAccountQuery),
  client.prefetchQuery(privacyQuery),
]);

export function Component() {
  const t = useTexts(texts);
  const { identity } = useSite();
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-6 py-8">
      <h1 className="text-h2">{t.myAccount}</h1>
      <StudentAccountPage
        storedChapters={<StoredChapters />}
        renderProof={(request) => <ProviderProof identity={identity} {...request} />}
      >
        <PrivacyPanel />
        <ChildrenPanel />
        <GrievancesPanel />
      </StudentAccountPage>
    </main>
  );
}

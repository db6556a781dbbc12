import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useParams } from 'react-router';
import { CaseView } from '../../features/report-cases/case-view.tsx';
import { texts } from '../../features/report-cases/texts.ts';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  permission: 'reports.read',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).reports} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const { reportId = '' } = useParams();
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-6 py-8">
      <CaseView key={reportId} reportId={reportId} />
    </main>
  );
}

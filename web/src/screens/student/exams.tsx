import { getTexts } from '@sikhya/contract/language/texts.ts';
import { examsQuery } from '../../features/test-taking/exam/api.ts';
import { ExamList } from '../../features/test-taking/exam/list/exam-list.tsx';
import { texts } from '../../features/test-taking/exam/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { createPrefetchLoader } from '../../lib/prefetch-loader.ts';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).exams} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export const loader = createPrefetchLoader((client) => [client.prefetchQuery(examsQuery)]);

export function Component() {
  const t = useTexts(texts);
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-6 py-8">
      <div>
        <h1 className="text-h2">{t.exams}</h1>
        <p className="mt-1 text-ink-soft">{t.examsIntro}</p>
      </div>
      <ExamList />
    </main>
  );
}

import { getTexts } from '@sikhya/contract/language/texts.ts';
import { ExamList } from '../../features/exam-authoring/exam-list.tsx';
import { texts } from '../../features/exam-authoring/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { paths } from '../../lib/paths.ts';
import { useCan } from '../../lib/permissions.ts';
import { LinkButton } from '../../ui/link-button.tsx';

export const handle: PageHandle = {
  permission: 'exams.results',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).exams} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const t = useTexts(texts);
  const can = useCan();
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-6 py-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-h2">{t.exams}</h1>
        <div className="flex flex-wrap gap-3">
          {can('exams.read') && (
            <LinkButton tone="quiet" to={paths.questionBank}>
              {t.questionBank}
            </LinkButton>
          )}
          {can('exams.edit') && <LinkButton to={paths.createTest}>{t.newExam}</LinkButton>}
        </div>
      </div>
      <ExamList />
    </main>
  );
}

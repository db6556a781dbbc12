import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { PreviewPage } from '../../features/authoring/preview/preview-page.tsx';
import { texts } from '../../features/authoring/preview/texts.ts';
import { examPreviewQuery, gradePreview } from '../../features/exam-authoring/api.ts';
import { texts as resultTexts } from '../../features/exam-results/texts.ts';
import { UnstoredExam } from '../../features/test-taking/unstored/unstored-exam.tsx';
import { useLocale, useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useCan } from '../../lib/permissions.ts';
import { LinkButton } from '../../ui/link-button.tsx';

export const handle: PageHandle = {
  permission: 'exams.read',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).preview} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

/** An exam as it was last saved, or a version of it, in the screens of students; it is graded, and nothing is stored. */
export function Component() {
  const t = useTexts(texts);
  const { allExams } = useTexts(resultTexts);
  const can = useCan();
  const { examId = '' } = useParams();
  const { language } = useLocale();
  const version = useSearchParams()[0].get('version') ?? undefined;
  const query = useQuery(examPreviewQuery(examId, version));
  const { data } = query;
  usePageTitle(data && t.pageTitle({ title: inLanguage(data.exam, language).title }));
  const isShuffled = data && (data.exam.rules.shufflesQuestions || data.exam.rules.shufflesOptions);
  const explanation = isShuffled ? `${t.examExplanation} ${t.examOrder}` : t.examExplanation;
  const back = { to: can('exams.edit') ? paths.exam(examId) : paths.exams, label: t.backToExam };
  return (
    <PreviewPage
      query={query}
      back={back}
      explanation={explanation}
      listLink={<LinkButton to={paths.exams}>{allExams}</LinkButton>}
    >
      {(preview) => (
        <UnstoredExam
          key={`${examId} ${version}`}
          preview={preview}
          grade={(sent) => gradePreview(examId, version, sent)}
          back={back}
        />
      )}
    </PreviewPage>
  );
}

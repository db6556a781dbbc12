import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import type { BankQuestion } from '@sikhya/contract/question-bank.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CourseChoice } from '../../features/coupons/course-choice.tsx';
import { editedExamQuery } from '../../features/exam-authoring/api.ts';
import { ExamBuilder } from '../../features/exam-authoring/builder/exam-builder.tsx';
import {
  listContents,
  type QuestionForm,
  toQuestionForm,
} from '../../features/exam-authoring/builder/form.ts';
import { texts } from '../../features/exam-authoring/builder/texts.ts';
import { AddFromBank } from '../../features/question-bank/add-from-bank.tsx';
import { useLocale, useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';

export const handle: PageHandle = {
  permission: 'exams.edit',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).editExam} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const t = useTexts(texts);
  const { language } = useLocale();
  const { examId = '' } = useParams();
  const opened = useQuery(editedExamQuery(examId));
  const title = opened.data && inLanguage(opened.data, language).title;
  usePageTitle(title && t.editPageTitle({ title }));
  return (
    <main id="main" className="page grid gap-6 pt-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-h2">{t.editExam}</h1>
        <div className="flex flex-wrap gap-3">
          <LinkButton tone="quiet" to={paths.exams}>
            {t.backToExams}
          </LinkButton>
          <LinkButton tone="quiet" to={paths.examPreview(examId)}>
            {t.preview}
          </LinkButton>
          {opened.data && opened.data.state !== 'draft' && (
            <LinkButton tone="quiet" to={paths.examResults(examId)}>
              {t.results}
            </LinkButton>
          )}
        </div>
      </div>
      <QueryView query={opened} loading={<SkeletonLines lines={10} />} isEmpty={() => false} empty={null}>
        {(exam) => (
          <ExamBuilder
            key={`${exam._id} ${exam.updatedAt}`}
            exam={exam}
            onReload={() => void opened.refetch()}
            renderCourses={(props) => <CourseChoice {...props} />}
            renderSources={({ form, onAdd }) => (
              <AddFromBank
                examId={examId}
                inExam={listContents(form)}
                onAdd={(questions) => onAdd(questions.map(toCopy))}
              />
            )}
          />
        )}
      </QueryView>
    </main>
  );
}

/** A copy with a link to its origin, so that an edit of a chapter never changes the exam. */
function toCopy({ _id, originId, ...question }: BankQuestion): QuestionForm {
  const { questionImage, options, correctAnswer, explanation, odia, tags } = question;
  return toQuestionForm({
    question: question.question,
    questionImage,
    options,
    correctAnswer,
    explanation,
    odia,
    tags,
    optionMarks: null,
    originId: originId ?? _id,
  });
}

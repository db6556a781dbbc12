import type { Exam } from '@sikhya/contract/exams.ts';
import { type ReactNode, useId, useState } from 'react';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { texts as autosaveTexts } from '../../../lib/autosave/texts.ts';
import { useBusy } from '../../../lib/busy.ts';
import { FailureText } from '../../../ui/failure-text.tsx';
import { InfoIcon } from '../../../ui/icons.tsx';
import { useLeaveConfirm } from '../../../ui/leave-confirm.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useExamStep } from '../api.ts';
import { ExamStateBadges } from '../exam-state-badge.tsx';
import { AboutFields } from './about-fields.tsx';
import { AccessFields, type CoursesProps } from './access-fields.tsx';
import { BuilderBar } from './builder-bar.tsx';
import { listProblems } from './check-exam.ts';
import { CheckList } from './check-list.tsx';
import { CutOffFields } from './cut-off-fields.tsx';
import { editQuestions } from './edit-form.ts';
import { type ExamForm, fillSection, type QuestionForm } from './form.ts';
import { RuleFields } from './rule-fields.tsx';
import { SectionList } from './section-list.tsx';
import { texts } from './texts.ts';
import { useExamForm } from './use-exam-form.ts';
import { VersionPanel } from './version-panel.tsx';

type QuestionSource = {
  form: ExamForm;
  sectionKey: string;
  onAdd: (questions: QuestionForm[]) => void;
};

type ExamBuilderProps = {
  exam: Exam;
  /** Loads the exam again, for example after a version was restored. */
  onReload: () => void;
  /** Further ways to add questions, such as the question bank. */
  renderSources: (source: QuestionSource) => ReactNode;
  renderCourses: (props: CoursesProps) => ReactNode;
};

/** Edits an exam and saves it as a draft by itself. Students see it when it is published. */
export function ExamBuilder({ exam: opened, onReload, renderSources, renderCourses }: ExamBuilderProps) {
  const t = useTexts(texts);
  const state = useExamForm(opened);
  const { exam, form, edit, autosave, isDirty } = state;
  const checksId = useId();
  const { publish, isPublishing } = usePublish(state, checksId);
  useBusy();
  const { leaveTitle, leaveText } = useTexts(autosaveTexts);
  useLeaveConfirm(isDirty, {
    title: leaveTitle,
    text: leaveText,
    unless: () => false,
    save: autosave.saveNow,
  });
  const isLocked = exam.hasBegun;
  return (
    <div className="grid grid-cols-1 gap-6">
      <ExamStateBadges exam={exam} />
      {isLocked && (
        <p className="flex items-start gap-2 rounded-soft bg-marigold-soft p-4 text-marigold-ink">
          <InfoIcon />
          {t.locked}
        </p>
      )}
      <AboutFields form={form} edit={edit} />
      <RuleFields form={form} edit={edit} isLocked={isLocked} />
      <SectionList
        form={form}
        edit={edit}
        isLocked={isLocked}
        renderSources={(sectionKey) =>
          renderSources({
            form,
            sectionKey,
            onAdd: (added) => edit(editQuestions(sectionKey, (rows) => fillSection(rows, added))),
          })
        }
      />
      <AccessFields form={form} edit={edit} renderCourses={renderCourses} />
      <CutOffFields form={form} edit={edit} />
      <CheckList form={form} id={checksId} />
      <VersionPanel exam={exam} onRestored={onReload} />
      <BuilderBar
        autosave={autosave}
        isDirty={isDirty}
        isPublishing={isPublishing}
        onPublish={() => void publish()}
      />
    </div>
  );
}

/** Saves and publishes the exam. With something missing, leads to the list of it instead. */
function usePublish({ exam, form, autosave, change }: ReturnType<typeof useExamForm>, checksId: string) {
  const t = useTexts(texts);
  const locale = useLocale();
  const toast = useToast();
  const { mutateAsync: takeStep } = useExamStep();
  const [isPublishing, setPublishing] = useState(false);
  const publish = async () => {
    if (listProblems(form, locale).length > 0) {
      document.getElementById(checksId)?.focus();
      return;
    }
    setPublishing(true);
    try {
      if (await autosave.saveNow()) {
        await change(() => takeStep({ examId: exam._id, step: 'publish' }));
        toast({ text: t.publishedNow, tone: 'right' });
      }
    } catch (error) {
      toast({ text: <FailureText error={error as Error} />, tone: 'wrong' });
    }
    setPublishing(false);
  };
  return { publish, isPublishing };
}

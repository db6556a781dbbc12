import type { Exam } from '@sikhya/contract/exams.ts';
import { updateExam } from '@sikhya/contract/exams.ts';
import { useRef, useState } from 'react';
import { useAutosave } from '../../../lib/autosave/use-autosave.ts';
import { call } from '../../../lib/call.ts';
import { adoptIds, type ExamForm, toForm, toInput } from './form.ts';

export type EditExam = (change: (form: ExamForm) => ExamForm) => void;

export type ExamFormState = ReturnType<typeof useExamForm>;

/** The form of the builder, which is saved as a draft by itself. */
export function useExamForm(opened: Exam) {
  const [exam, setExam] = useState(opened);
  const [{ form, synced }, setState] = useState(() => {
    const first = toForm(opened);
    return { form: first, synced: first };
  });
  const updatedAt = useRef(opened.updatedAt);
  const adopt = (changed: Exam) => {
    updatedAt.current = changed.updatedAt;
    setExam(changed);
  };
  const save = async () => {
    const sent = form;
    const body = { ...toInput(sent), state: 'draft' as const, updatedAt: updatedAt.current };
    const { exam: saved } = await call(updateExam, { params: { examId: exam._id }, body });
    adopt(saved);
    setState((current) => {
      const adopted = adoptIds(current.form, sent, saved);
      return { form: adopted, synced: current.form === sent ? adopted : sent };
    });
  };
  const autosave = useAutosave({ form, synced, isPaused: false, isUploading: false, save });
  const edit: EditExam = (change) => setState((current) => ({ ...current, form: change(current.form) }));
  return { exam, form, edit, autosave, isDirty: form !== synced, adopt };
}

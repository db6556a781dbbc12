import type { Exam } from '@sikhya/contract/exams.ts';
import { getAdminExam, updateExam } from '@sikhya/contract/exams.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { retryAfterConflict } from '../../../lib/autosave/retry-after-conflict.ts';
import { useAutosave } from '../../../lib/autosave/use-autosave.ts';
import { WriteQueue } from '../../../lib/autosave/write-queue.ts';
import { call } from '../../../lib/call.ts';
import type { ExamBody } from '../api.ts';
import { adoptIds, type ExamForm, hasSameContent, toForm, toInput } from './form.ts';

export type EditExam = (change: (form: ExamForm) => ExamForm) => void;

export type ExamFormState = ReturnType<typeof useExamForm>;

type State = {
  /** As the server has it. */
  exam: Exam;
  form: ExamForm;
  /** The form that the server has. */
  synced: ExamForm;
};

/** The form of the builder, which is saved as a draft by itself. */
export function useExamForm(opened: Exam) {
  const examId = opened._id;
  const [state, setState] = useState((): State => {
    const form = toForm(opened);
    return { exam: opened, form, synced: form };
  });
  /** The form on the screen now. A save that has waited for another one must not use the form that it was called with. */
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });
  const adopt = (exam: Exam) => flushSync(() => setState((current) => ({ ...current, exam })));
  const [queue] = useState(
    () =>
      new WriteQueue({
        send: async (body: ExamBody & { updatedAt: string }, idempotencyKey) =>
          (await call(updateExam, { params: { examId }, body }, { idempotencyKey })).exam,
        // at once, because the next save reads what is on the screen
        onResult: (exam, sent: ExamForm) =>
          flushSync(() => setState((current) => toSaved(current, sent, exam))),
      }),
  );
  const write = () =>
    queue.write(() => {
      const { exam, form } = latest.current;
      const body = { ...toInput(form), state: 'draft' as const, updatedAt: exam.updatedAt };
      return { request: body, context: form };
    });
  const save = () =>
    queue.inTurn(async () => {
      if (latest.current.form === latest.current.synced) return;
      await retryAfterConflict(write, async () => {
        const { exam } = await call(getAdminExam, { params: { examId } });
        if (!hasSameContent(exam, latest.current.exam)) return false;
        adopt(exam);
        return true;
      });
    });
  const { exam, form, synced } = state;
  const autosave = useAutosave({ form, synced, isPaused: false, isUploading: false, save });
  const edit: EditExam = (change) => setState((current) => ({ ...current, form: change(current.form) }));
  /** Changes the exam on the server when no save is under way. */
  const change = (send: () => Promise<Exam>) => queue.inTurn(async () => adopt(await send()));
  return { exam, form, edit, autosave, isDirty: form !== synced, change };
}

function toSaved({ form }: State, sent: ExamForm, exam: Exam): State {
  const adopted = adoptIds(form, sent, exam);
  return { exam, form: adopted, synced: form === sent ? adopted : sent };
}

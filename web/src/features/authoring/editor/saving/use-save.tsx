import { type AuthoredCourse, getAdminCourse } from '@sikhya/contract/authoring.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/call.ts';
import { paths } from '../../../../lib/paths.ts';
import { tokenIsStored } from '../../../../lib/session-store.ts';
import { useConfirm, useMessage } from '../../../../ui/confirm.tsx';
import { FailureText } from '../../../../ui/failure-text.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { forgetCourse } from '../../api.ts';
import type { Action } from '../state/actions.ts';
import { faultsOf } from '../state/faults.ts';
import { savedForm } from '../state/form.ts';
import type { EditorState } from '../state/reducer.ts';
import { failureWords, NOT_SIGNED_IN } from './failure-words.ts';
import { replacedFiles } from './replaced-files.ts';
import { deleteFiles, type SaveTarget, saveCourse } from './save-course.ts';
import { SuccessWords } from './success-words.tsx';
import type { UploadProgress } from './upload-files.ts';

type Saving = {
  state: EditorState;
  dispatch: Dispatch<Action>;
  opened: AuthoredCourse | null;
  /** For whoever goes on with the course as the server has it now. */
  onSaved: (course: AuthoredCourse) => void;
  forgetDraft: () => Promise<void>;
};

/** What comes after it: back to the dashboard, or on with the same course. */
type Then = 'leave' | 'stay';

export type Save = {
  saving: boolean;
  uploads: readonly UploadProgress[];
  save: (then: Then) => Promise<void>;
  /** The course as somebody else saved it meanwhile; until it is decided what becomes of it. */
  theirs: AuthoredCourse | null;
  saveOverTheirs: () => Promise<void>;
  keepEditing: () => void;
};

/** From the press of a button or a key to a course that is saved, or back to a form in which nothing is lost. */
export function useSave({ state, dispatch, opened, onSaved, forgetDraft }: Saving): Save {
  const [saving, setSaving] = useState(false);
  const [uploads, setUploads] = useState<readonly UploadProgress[]>([]);
  const [conflict, setConflict] = useState<{ theirs: AuthoredCourse; then: Then } | null>(null);
  const running = useRef(false);
  const uploaded = useRef(new Map<File, string>());
  const confirm = useConfirm();
  const tell = useMessage();
  const toast = useToast();
  const navigate = useNavigate();
  const client = useQueryClient();
  const what = opened ? 'update' : 'create';

  const endSaving = () => {
    setSaving(false);
    setUploads([]);
  };

  const send = async (target: SaveTarget, then: Then) => {
    const { form, base } = state;
    const { course, kept } = await saveCourse({
      form,
      target,
      uploaded: uploaded.current,
      onProgress: setUploads,
    });
    const saved = savedForm(course, form);
    dispatch({ type: 'saved', form: saved });
    await forgetDraft();
    void deleteFiles(replacedFiles(base, saved));
    forgetCourse(client, course._id);
    const words = <SuccessWords what={what} kept={kept} />;
    // which files were not taken is not said in passing
    if (then === 'leave' || kept.length > 0) await tell({ title: 'Success!', text: words, verdict: 'right' });
    else toast({ text: words, tone: 'right' });
    if (then === 'leave') return navigate(paths.adminDashboard);
    // from now on it is one that is there
    if (!target) return navigate(paths.editCourse(course._id), { replace: true });
    onSaved(course);
    endSaving();
  };

  const settle = async (error: unknown, then: Then): Promise<'again' | 'done'> => {
    if (opened && error instanceof ApiError && error.code === 'conflict') {
      const { course } = await call(getAdminCourse, { params: { courseId: opened._id } });
      setConflict({ theirs: course, then });
      return 'done';
    }
    // the way to sign in is open already; the work waits in its draft
    if (error instanceof ApiError && error.code === 'not-signed-in') return 'done';
    const { title, text } = failureWords(what, error);
    const again = await confirm({
      title,
      text: (
        <span className="whitespace-pre-line">
          <FailureText error={error instanceof Error ? error : null} text={text} />
        </span>
      ),
      yes: 'Try Again',
      no: 'Keep editing',
      verdict: 'wrong',
    });
    return again ? 'again' : 'done';
  };

  const run = async (target: SaveTarget, then: Then): Promise<void> => {
    if (running.current) return;
    if (!tokenIsStored())
      return tell({ title: failureWords(what, null).title, text: NOT_SIGNED_IN, verdict: 'wrong' });
    const faults = faultsOf(state.form);
    dispatch({ type: 'faults found', faults });
    if (faults.length > 0) return;
    running.current = true;
    let next: 'again' | 'done' = 'again';
    while (next === 'again') {
      setSaving(true);
      next = await send(target, then).then(
        () => 'done' as const,
        (error) => {
          endSaving();
          return settle(error, then).catch((later) => settle(later, then));
        },
      );
    }
    running.current = false;
  };

  return {
    saving,
    uploads,
    theirs: conflict?.theirs ?? null,
    save: (then) => run(opened && targetOf(opened), then),
    saveOverTheirs: async () => {
      setConflict(null);
      if (conflict) await run(targetOf(conflict.theirs), conflict.then);
    },
    keepEditing: () => setConflict(null),
  };
}

function targetOf({ _id, updatedAt }: AuthoredCourse): SaveTarget {
  return { courseId: _id, updatedAt };
}

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
import { forgetCourse } from '../../api.ts';
import type { Action } from '../state/actions.ts';
import { faultsOf } from '../state/faults.ts';
import { formOf } from '../state/form.ts';
import type { EditorState } from '../state/reducer.ts';
import { failureWords, NOT_SIGNED_IN } from './failure-words.ts';
import { deleteUnusedFiles, type SaveTarget, saveCourse } from './save-course.ts';
import { SuccessWords } from './success-words.tsx';
import type { UploadProgress } from './upload-files.ts';

type Saving = {
  state: EditorState;
  dispatch: Dispatch<Action>;
  opened: AuthoredCourse | null;
  forgetDraft: () => Promise<void>;
};

export type Save = {
  saving: boolean;
  uploads: readonly UploadProgress[];
  save: () => Promise<void>;
  /** The course as somebody else saved it meanwhile; until it is decided what becomes of it. */
  theirs: AuthoredCourse | null;
  saveOverTheirs: () => Promise<void>;
  keepEditing: () => void;
};

/** From the press of the button to the dashboard, or back to a form in which nothing is lost. */
export function useSave({ state, dispatch, opened, forgetDraft }: Saving): Save {
  const [saving, setSaving] = useState(false);
  const [uploads, setUploads] = useState<readonly UploadProgress[]>([]);
  const [theirs, setTheirs] = useState<AuthoredCourse | null>(null);
  const running = useRef(false);
  const uploaded = useRef(new Map<File, string>());
  const confirm = useConfirm();
  const tell = useMessage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const what = opened ? 'update' : 'create';

  const send = async (target: SaveTarget) => {
    const { form, base } = state;
    const { course, kept } = await saveCourse({
      form,
      target,
      uploaded: uploaded.current,
      onProgress: setUploads,
    });
    dispatch({ type: 'saved' });
    await forgetDraft();
    void deleteUnusedFiles(base, formOf(course));
    forgetCourse(client, course._id);
    await tell({ title: 'Success!', text: <SuccessWords what={what} kept={kept} />, verdict: 'right' });
    await navigate(paths.adminDashboard);
  };

  const settle = async (error: unknown): Promise<'again' | 'done'> => {
    if (opened && error instanceof ApiError && error.code === 'conflict') {
      const { course } = await call(getAdminCourse, { params: { courseId: opened._id } });
      setTheirs(course);
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

  const run = async (target: SaveTarget): Promise<void> => {
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
      next = await send(target).then(
        () => 'done' as const,
        (error) => {
          setSaving(false);
          setUploads([]);
          return settle(error).catch(settle);
        },
      );
    }
    running.current = false;
  };

  return {
    saving,
    uploads,
    theirs,
    save: () => run(opened && { courseId: opened._id, updatedAt: opened.updatedAt }),
    saveOverTheirs: () => {
      setTheirs(null);
      return run(theirs && { courseId: theirs._id, updatedAt: theirs.updatedAt });
    },
    keepEditing: () => setTheirs(null),
  };
}

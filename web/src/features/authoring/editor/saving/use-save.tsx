import { type CourseTree, getAdminCourse } from '@sikhya/contract/authoring.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, isNotFound } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/call.ts';
import { KEEP_POSITION } from '../../../../lib/keep-position.ts';
import { paths } from '../../../../lib/paths.ts';
import { isTokenStored } from '../../../../lib/session-store.ts';
import { useMessage } from '../../../../ui/confirm.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { forgetCourse } from '../../api.ts';
import { StoppedUpload } from '../files/stopped-upload.ts';
import type { UploadQueue } from '../files/upload-queue.ts';
import { handOver } from '../hand-over.ts';
import type { Action } from '../state/actions.ts';
import { draftOf } from '../state/draft-of.ts';
import { editFiles } from '../state/edit-files.ts';
import { faultsOf } from '../state/faults.ts';
import { type CourseForm, savedForm } from '../state/form.ts';
import type { EditorState } from '../state/reducer.ts';
import { deleteFiles } from './delete-files.ts';
import { failureWords, NOT_SIGNED_IN } from './failure-words.ts';
import { missingFilesIn } from './missing-files.ts';
import { replacedFiles } from './replaced-files.ts';
import { SaveSender, type SaveTarget } from './save-sender.ts';
import { useSaveQuestions } from './use-save-questions.tsx';

type Saving = {
  state: EditorState;
  dispatch: Dispatch<Action>;
  opened: CourseTree | null;
  draftId: string;
  uploads: UploadQueue;
  /** What had the focus when saving began. */
  focused: RefObject<Element | null>;
  /** For whoever goes on with the course as the server has it now. */
  onSaved: (course: CourseTree) => void;
  forgetDraft: () => Promise<void>;
};

/** What comes after it: back to the dashboard, or on with the same course. */
type After = 'leave' | 'stay';

type Attempt = { form: CourseForm; target: SaveTarget; after: After; filesSentAgain?: true };

export type Save = {
  /** Null while nothing is saved; the files are uploaded before the course is sent. */
  phase: 'uploading' | 'sending' | null;
  save: (after: After) => Promise<void>;
  /** Goes back to the form while files are still on their way. */
  stopWaiting: () => void;
  /** The course as somebody else saved it meanwhile; until it is decided what becomes of it. */
  theirs: CourseTree | null;
  saveOverTheirs: () => Promise<void>;
  keepEditing: () => void;
};

const WORDS = { create: 'Course created successfully!', update: 'Course updated successfully!' };

/** From the press of a button or a key to a course that is saved, or back to a form in which nothing is lost. */
export function useSave(saving: Saving): Save {
  const { state, dispatch, opened, draftId, uploads, focused, onSaved, forgetDraft } = saving;
  const [phase, setPhase] = useState<Save['phase']>(null);
  const [conflict, setConflict] = useState<{ theirs: CourseTree; after: After } | null>(null);
  const running = useRef<AbortController | null>(null);
  const [sender] = useState(() => new SaveSender(draftId));
  const questions = useSaveQuestions();
  const tell = useMessage();
  const toast = useToast();
  const navigate = useNavigate();
  const client = useQueryClient();

  const send = async ({ form, target, after }: Attempt, signal: AbortSignal) => {
    setPhase('uploading');
    if (!(await uploads.finish(signal))) return dispatch({ type: 'fault opened' });
    setPhase('sending');
    const body = draftOf(form, ({ url, chosen }) => (chosen ? uploads.urlOf(chosen) : null) ?? url);
    const course = await sender.send(body, target);
    const saved = savedForm(course, form);
    dispatch({ type: 'saved', form: saved });
    await forgetDraft();
    if (target) void deleteFiles(replacedFiles(state.base, saved));
    forgetCourse(client, course._id);
    const text = WORDS[target ? 'update' : 'create'];
    if (after === 'leave') {
      await tell({ title: 'Success!', text, verdict: 'right' });
      return navigate(paths.adminDashboard);
    }
    toast({ text, tone: 'right' });
    if (target) return onSaved(course);
    // from now on it is one that is there, with the same rows open
    handOver({ course, form: saved, open: state.open }, focused.current);
    await navigate(paths.editCourse(course._id), { replace: true, state: KEEP_POSITION });
  };

  /** What is tried next; null where the form goes on as it is. */
  const settle = async (error: unknown, attempt: Attempt): Promise<Attempt | null> => {
    const what = attempt.target ? 'update' : 'create';
    // nobody has to be told that they stopped it
    if (running.current?.signal.aborted) return null;
    if (error instanceof ApiError && attempt.target) {
      const { courseId } = attempt.target;
      if (error.code === 'conflict') {
        const { course } = await call(getAdminCourse, { params: { courseId } });
        setConflict({ theirs: course, after: attempt.after });
        return null;
      }
      if (isNotFound(error))
        return (await questions.saveAsNew(failureWords(what, error))) ? { ...attempt, target: null } : null;
    }
    const cause = error instanceof StoppedUpload ? error.cause : error;
    // the way to sign in is open already; the work waits in its draft
    if (cause instanceof ApiError && cause.code === 'not-signed-in') return null;
    const missing = attempt.filesSentAgain ? null : missingFilesIn(error, attempt.form, uploads);
    if (missing) {
      for (const file of missing.chosen) uploads.sendAgain(file);
      const again: Attempt = { ...attempt, filesSentAgain: true };
      if (missing.stored.length === 0) return again;
      if (!(await questions.saveWithout(missing.stored.map(({ label }) => label)))) return null;
      const gone: Action & { type: 'files gone' } = { type: 'files gone', urls: missing.urls };
      dispatch(gone);
      return { ...again, form: editFiles(attempt.form, gone) };
    }
    const words = failureWords(what, error);
    const text = error instanceof StoppedUpload ? `${words.text}\nDetails: ${error.message}` : words.text;
    return (await questions.tryAgain({ ...words, text }, error)) ? attempt : null;
  };

  const run = async (target: SaveTarget, after: After): Promise<void> => {
    if (running.current || uploads.isPreparing) return;
    const words = failureWords(target ? 'update' : 'create', null);
    if (!isTokenStored()) return tell({ title: words.title, text: NOT_SIGNED_IN, verdict: 'wrong' });
    const faults = faultsOf(state.form);
    dispatch({ type: 'faults found', faults });
    if (faults.length > 0) return;
    const controller = new AbortController();
    running.current = controller;
    let next: Attempt | null = { form: state.form, target, after };
    while (next) {
      const attempt: Attempt = next;
      next = await send(attempt, controller.signal).then(
        () => null,
        (error) => {
          setPhase(null);
          return settle(error, attempt).catch((later) => settle(later, attempt));
        },
      );
    }
    setPhase(null);
    running.current = null;
  };

  return {
    phase,
    theirs: conflict?.theirs ?? null,
    save: (after) => run(opened && targetOf(opened), after),
    stopWaiting: () => running.current?.abort(),
    saveOverTheirs: async () => {
      setConflict(null);
      if (conflict) await run(targetOf(conflict.theirs), conflict.after);
    },
    keepEditing: () => setConflict(null),
  };
}

function targetOf({ _id, updatedAt }: CourseTree): SaveTarget {
  return { courseId: _id, updatedAt };
}

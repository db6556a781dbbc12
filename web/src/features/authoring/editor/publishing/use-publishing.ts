import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { type Dispatch, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../../language/locale.tsx';
import { ApiError } from '../../../../lib/api-error.ts';
import { useConfirm } from '../../../../ui/confirm.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { usePublishingCalls } from '../../publishing-api.ts';
import type { UploadQueue } from '../files/upload-queue.ts';
import type { Save } from '../saving/use-save.ts';
import type { Action } from '../state/actions.ts';
import { type CourseForm, toForm } from '../state/form.ts';
import { texts } from './texts.ts';

/** The functions for saving that the panel needs. */
type PublishingSave = Pick<
  Save,
  'check' | 'saveNow' | 'getSaved' | 'getForm' | 'whileIdle' | 'detectDeletion'
>;

export type PublishingOptions = {
  course: CourseTree;
  saving: PublishingSave;
  uploads: UploadQueue;
  dispatch: Dispatch<Action>;
  /** Called with the course as it is after a step. */
  onChanged: (course: CourseTree) => void;
};

export type Publishing = {
  isBusy: boolean;
  /** Why the server does not allow this admin to publish; null if it was not asked or has allowed it. */
  refusal: string | null;
  /** Without a time it is published now. Resolves to whether it is done. */
  publish: (note: string, publishAt?: string) => Promise<boolean>;
  cancelSchedule: () => Promise<void>;
  discard: () => Promise<void>;
  archive: () => Promise<void>;
  unarchive: () => Promise<void>;
};

/** The actions of the publishing panel. Each of them reports what has happened. */
export function usePublishing({
  course,
  saving,
  uploads,
  dispatch,
  onChanged,
}: PublishingOptions): Publishing {
  const t = useTexts(texts);
  const confirm = useConfirm();
  const toast = useToast();
  const calls = usePublishingCalls(course._id);
  const { isBusy, refusal, run } = usePublishingSteps(saving.detectDeletion);

  /** Changes the course between two saves: a save meanwhile would be a conflict, or its result would be overwritten. */
  const change = (send: () => Promise<CourseTree>): Promise<CourseTree> =>
    saving.whileIdle(async () => {
      const changed = await send();
      // at once, because the next save sends the time of this change
      flushSync(() => onChanged(changed));
      return changed;
    });

  /** The server publishes what it has, so everything is saved first. Resolves to whether that succeeded. */
  const saveFirst = async (): Promise<boolean> => {
    if (!(await saving.check())) return false;
    const isUploaded = await uploads.waitUntilUploaded(new AbortController().signal);
    if (isUploaded && (await saving.saveNow())) return true;
    toast({ text: t.notSavedFirst, tone: 'wrong' });
    return false;
  };
  const publish = async (note: string, publishAt?: string) => {
    if (!(await saveFirst())) return null;
    return change(() => {
      const { updatedAt } = saving.getSaved() ?? course;
      return calls.publish({ note, updatedAt, ...(publishAt && { publishAt }) });
    });
  };

  const discardAndReload = async (before: CourseForm): Promise<CourseTree> => {
    const published = await calls.discard();
    const form = toForm(published);
    // at once, because the next save reads what is on the screen
    flushSync(() => dispatch({ type: 'form replaced', form, base: form }));
    const undo = () => dispatch({ type: 'form replaced', form: before, base: form });
    toast({ text: t.discarded, action: { label: t.undo, onPress: undo } });
    return published;
  };

  return {
    isBusy,
    refusal,
    publish: (note, publishAt) =>
      run(
        () => publish(note, publishAt),
        () => toast({ text: publishAt ? t.scheduled : t.published, tone: 'right' }),
      ),
    cancelSchedule: async () => {
      await run(
        () => change(calls.cancelSchedule),
        () => toast({ text: t.scheduleCancelled }),
      );
    },
    discard: async () => {
      const question = { title: t.discardTitle, text: t.discardText, yes: t.confirmDiscard, no: t.cancel };
      if (!(await confirm({ ...question, danger: true }))) return;
      const before = saving.getForm();
      await run(
        () => change(() => discardAndReload(before)),
        () => {},
      );
    },
    archive: async () => {
      const question = { title: t.archiveTitle, text: t.archiveText, yes: t.archive, no: t.cancel };
      if (!(await confirm(question))) return;
      await run(
        () => change(calls.archive),
        () => toast({ text: t.archived, tone: 'right' }),
      );
    },
    unarchive: async () => {
      const question = { title: t.unarchiveTitle, text: t.unarchiveText, yes: t.confirmUnarchive };
      if (!(await confirm({ ...question, no: t.cancel }))) return;
      await run(
        () => publish(''),
        () => toast({ text: t.unarchived, tone: 'right' }),
      );
    },
  };
}

/** Runs the steps of publishing and shows what went wrong. */
function usePublishingSteps(detectDeletion: Save['detectDeletion']) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  /** Resolves to whether the step succeeded. */
  const run = async (step: () => Promise<CourseTree | null>, report: () => void): Promise<boolean> => {
    setBusy(true);
    try {
      if (!(await step())) return false;
      report();
      return true;
    } catch (error) {
      if (detectDeletion(error)) return false;
      const { message } = error as Error;
      if (error instanceof ApiError && error.code === 'forbidden') setRefusal(message);
      const detail = error instanceof ApiError && error.detail ? ` ${error.detail}` : '';
      toast({ text: message + detail, tone: 'wrong' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, refusal, run };
}

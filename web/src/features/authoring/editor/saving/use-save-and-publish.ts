import { useRef, useState } from 'react';
import { useTexts } from '../../../../language/locale.tsx';
import { isTokenStored } from '../../../../lib/session-store.ts';
import { useMessage } from '../../../../ui/confirm.tsx';
import type { CourseForm } from '../state/form.ts';
import { validateForm } from '../state/form-errors.ts';
import { texts } from '../texts.ts';
import { useVersionCheck } from '../versions/use-version-check.tsx';
import { getSaveErrorMessage } from './save-error-message.ts';
import { useFinishSave } from './use-finish-save.ts';
import { type RecoveryOptions, type SaveTry, useSaveRecovery } from './use-save-recovery.tsx';
import { createTargetReader, type WorkingCopy } from './use-working-copy.ts';

type PublishOptions = RecoveryOptions &
  WorkingCopy & {
    /** The form as it was opened: what differs from it is checked before it is published. */
    opened: CourseForm;
  };

/** Whether the editor was left when the save is over. */
type SaveEnd = 'left' | 'stayed';

/** Checks the form, and saves and publishes it. After a failure the form is unchanged and the admin chooses what to do. */
export function useSaveAndPublish(options: PublishOptions) {
  const { dispatch, uploads, opened, latest, inTurn, send } = options;
  const t = useTexts(texts);
  const [phase, setPhase] = useState<'uploading' | 'sending' | null>(null);
  const running = useRef<AbortController | null>(null);
  const showMessage = useMessage();
  const checkVersions = useVersionCheck(dispatch);
  const finish = useFinishSave();
  const recover = useSaveRecovery(options);

  const check = async (): Promise<boolean> => {
    const { form } = latest.current.state;
    const errors = validateForm(form);
    dispatch({ type: 'errors found', errors });
    return errors.length === 0 && checkVersions(form, opened);
  };

  /** Returns what to try next, or how the save has ended. */
  const trySave = async (current: SaveTry, signal: AbortSignal): Promise<SaveTry | SaveEnd> => {
    try {
      setPhase('uploading');
      if (!(await uploads.waitUntilUploaded(signal))) {
        dispatch({ type: 'first error opened' });
        return 'stayed';
      }
      setPhase('sending');
      const isFirst = current.getTarget() === null || latest.current.loaded?.state === 'draft';
      await finish(await send('published', current.getTarget), isFirst);
      return 'left';
    } catch (error) {
      setPhase(null);
      if (signal.aborted) return 'stayed';
      const next = await recover(error, current).catch((recoveryError) => recover(recoveryError, current));
      return next ?? 'stayed';
    }
  };

  const publish = async (isNew = false): Promise<void> => {
    if (running.current || uploads.isPreparing) return;
    if (!isTokenStored()) {
      const { title } = getSaveErrorMessage(latest.current.loaded ? 'update' : 'create', null, t);
      return showMessage({ title, text: t.notSignedIn, status: 'wrong' });
    }
    const controller = new AbortController();
    running.current = controller;
    if (await check()) {
      setPhase('sending');
      await inTurn(async () => {
        let next: SaveTry | SaveEnd = { getTarget: createTargetReader(latest, isNew) };
        while (typeof next === 'object') next = await trySave(next, controller.signal);
        // After leaving, the form stays locked until the next screen is rendered, because text typed into it would be lost.
        if (next === 'stayed') setPhase(null);
      });
    }
    running.current = null;
  };

  return { phase, check, publish, cancel: () => running.current?.abort() };
}

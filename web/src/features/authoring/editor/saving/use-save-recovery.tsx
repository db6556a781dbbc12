import { type Message, translate } from '@sikhya/contract/language/texts.ts';
import type { Dispatch, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocale, useTexts } from '../../../../language/locale.tsx';
import { ApiError } from '../../../../lib/api-error.ts';
import { useConfirm } from '../../../../ui/confirm.tsx';
import { FailureText } from '../../../../ui/failure-text.tsx';
import { texts as fileTexts } from '../files/texts.ts';
import { UploadError, type UploadQueue } from '../files/upload-queue.ts';
import type { Action } from '../state/actions.ts';
import { texts } from '../texts.ts';
import { findMissingFiles } from './missing-files.ts';
import { getSaveErrorMessage } from './save-error-message.ts';
import type { SaveTarget } from './send-save.ts';
import { isConflict } from './use-conflict.ts';
import type { Latest } from './use-working-copy.ts';

/** One try to save the form. */
export type SaveTry = {
  /** Read again for each try, because a pending save may have created the course. */
  getTarget: () => SaveTarget;
  /** Set after missing files were uploaded again, which is done once: otherwise the save could be tried forever. */
  hasResentFiles?: true;
};

export type RecoveryOptions = {
  dispatch: Dispatch<Action>;
  uploads: UploadQueue;
  latest: RefObject<Latest>;
  /** Handles a conflict. Resolves to whether the save can be repeated. */
  resolve: (error: unknown) => Promise<boolean>;
  /** Returns whether the course was deleted, which a dialog then asks about. */
  detectDeletion: (error: unknown) => boolean;
};

/** Returns a function that decides what to try after a failed save; null to stop. */
export function useSaveRecovery(options: RecoveryOptions) {
  const { dispatch, uploads, latest, resolve, detectDeletion } = options;
  const t = useTexts(texts);
  const explain = useFailureText();
  const { confirmRetry, confirmSaveWithout } = useRecoveryDialogs();

  const recoverMissingFiles = async (
    { urls, chosen, stored }: NonNullable<ReturnType<typeof findMissingFiles>>,
    failed: SaveTry,
  ): Promise<SaveTry | null> => {
    for (const file of chosen) uploads.resend(file);
    const retry: SaveTry = { ...failed, hasResentFiles: true };
    if (stored.length === 0) return retry;
    if (!(await confirmSaveWithout(stored.map(({ label }) => label)))) return null;
    // at once, because the next try sends what is on the screen
    flushSync(() => dispatch({ type: 'files missing', urls }));
    return retry;
  };

  return async (error: unknown, failed: SaveTry): Promise<SaveTry | null> => {
    const { getTarget, hasResentFiles } = failed;
    const target = getTarget();
    const message = getSaveErrorMessage(target ? 'update' : 'create', error, t);
    if (target && isConflict(error)) return (await resolve(error)) ? failed : null;
    if (target && detectDeletion(error)) return null;
    const cause = error instanceof UploadError ? error.cause : error;
    // the app already leads to the sign-in screen, and the local draft keeps the edits
    if (cause instanceof ApiError && cause.code === 'not-signed-in') return null;
    const missing = hasResentFiles ? null : findMissingFiles(error, latest.current.state.form, uploads);
    if (missing) return recoverMissingFiles(missing, failed);
    const shouldRetry = await confirmRetry({ ...message, text: explain(message.text, error) }, error);
    return shouldRetry ? failed : null;
  };
}

/** Returns a function that adds to a message which file could not be uploaded. */
function useFailureText() {
  const t = useTexts(texts);
  const tFiles = useTexts(fileTexts);
  const locale = useLocale();
  return (message: string, error: unknown): string => {
    if (!(error instanceof UploadError)) return message;
    const { label, cause } = error;
    const details = tFiles.uploadFailed({ file: translate(label, locale), reason: cause.message });
    return t.withDetails({ message, details });
  };
}

const MAX_FILES_LISTED = 10;

function useRecoveryDialogs() {
  const t = useTexts(texts);
  const locale = useLocale();
  const confirm = useConfirm();
  return {
    confirmRetry: ({ title, text }: { title: string; text: string }, error: unknown) =>
      confirm({
        title,
        text: (
          <span className="whitespace-pre-line">
            <FailureText error={error instanceof Error ? error : null} text={text} />
          </span>
        ),
        yes: t.tryAgain,
        no: t.keepEditing,
        status: 'wrong',
      }),

    confirmSaveWithout: (files: readonly Message[]) =>
      confirm({
        title: t.filesMissingTitle({ count: files.length }),
        text: (
          <>
            {t.filesMissingText}
            {files
              .slice(0, MAX_FILES_LISTED)
              .map((label) => translate(label, locale))
              .map((label) => (
                <span key={label} className="mt-1 block text-ink">
                  {label}
                </span>
              ))}
            {files.length > MAX_FILES_LISTED && <span className="mt-1 block">…</span>}
          </>
        ),
        yes: t.saveWithoutFiles,
        no: t.keepEditing,
      }),
  };
}

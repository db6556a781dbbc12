import { message } from '@sikhya/contract/language/texts.ts';
import { type Dispatch, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useEditor } from '../editor-context.tsx';
import type { Action } from '../state/actions.ts';
import type { CourseForm } from '../state/form.ts';
import { listChosenFiles } from '../state/form-files.ts';
import { texts } from './texts.ts';
import { UploadQueue, type UploadState } from './upload-queue.ts';

/** Uploads files when they are chosen and dispatches the result of each upload. */
export function useUploads(form: CourseForm, dispatch: Dispatch<Action>): UploadQueue {
  const [queue] = useState(() => new UploadQueue());
  useEffect(
    () =>
      queue.start({
        onUploaded: (file, uploaded) => dispatch({ type: 'file uploaded', file, uploaded }),
        onRefused: (file, reason) =>
          dispatch({
            type: 'file refused',
            file,
            message: message(texts.refused, { name: file.name, reason }),
          }),
      }),
    [queue, dispatch],
  );
  const files = useMemo(() => listChosenFiles(form), [form]);
  useEffect(() => queue.setFiles(files), [queue, files]);
  useEffect(() => {
    const retry = () => queue.retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [queue]);
  return queue;
}

export function useUploadState(file: File): UploadState {
  const { uploads } = useEditor();
  return useSyncExternalStore(uploads.subscribe, () => uploads.getState(file));
}

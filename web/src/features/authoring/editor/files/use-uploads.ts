import { type Dispatch, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useEditor } from '../editor-context.tsx';
import type { Action } from '../state/actions.ts';
import { chosenFiles } from '../state/chosen-files.ts';
import type { CourseForm } from '../state/form.ts';
import { UploadQueue, type UploadState } from './upload-queue.ts';

/** Uploads files as they are chosen; what became of each goes into the form. */
export function useUploads(form: CourseForm, dispatch: Dispatch<Action>): UploadQueue {
  const [queue] = useState(() => new UploadQueue());
  useEffect(
    () =>
      queue.start({
        onUploaded: (file, uploaded) => dispatch({ type: 'file uploaded', file, uploaded }),
        onRefused: (file, message) =>
          dispatch({ type: 'file refused', file, message: `“${file.name}” was not accepted. ${message}` }),
      }),
    [queue, dispatch],
  );
  const files = useMemo(() => chosenFiles(form), [form]);
  useEffect(() => queue.hold(files), [queue, files]);
  useEffect(() => {
    const retry = () => queue.retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [queue]);
  return queue;
}

export function useUploadState(file: File): UploadState {
  const { uploads } = useEditor();
  return useSyncExternalStore(uploads.watch, () => uploads.stateOf(file));
}

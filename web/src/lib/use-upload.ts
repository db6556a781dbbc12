import type { FileKind } from '@sikhya/contract/files.ts';
import { useState } from 'react';
import { upload } from './upload.ts';

/** Uploads a chosen file at once, and calls `onUploaded` with its URL. */
export function useUpload(kind: FileKind, onUploaded: (url: string) => void) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const send = async (file: File) => {
    setBusy(true);
    setError(null);
    try {
      const { signal } = new AbortController();
      onUploaded((await upload({ kind, file, onProgress: () => {}, signal })).url);
    } catch (failure) {
      setError(failure as Error);
    }
    setBusy(false);
  };
  return { isBusy, error, send };
}
